import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import styles from "./keyboard-help.module.css";

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Tab"], "Walks the exercises, the days and the buttons"],
  [["Enter", "Space"], "Selects the exercise; on a day, places it there"],
  [["←", "→", "↑", "↓"], "While an exercise is selected: walk the days"],
  [["Home", "End"], "First and last day of the week"],
  [["Esc"], "Lets the selected exercise go"],
  [["Delete"], "Takes the exercise off its day, a matched one from its activity"],
  [["?"], "Opens this help"],
];

/** Which keys place a week. */
export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard help" size={480} onClose={onClose}>
    <p className={styles.intro}>
      A week can be placed by keys alone. Where an exercise lands is read out, with the time that is
      left on that day.
    </p>
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {KEYS.map(([keys, does]) => (
          <tr key={does}>
            <td>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.close}>
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
);
