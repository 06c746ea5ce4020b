import { Button } from "@mantine/core";
import { Dialog } from "@triplan/ui";
import styles from "./keyboard-help.module.css";

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Tab"], "Moves through exercises, days and buttons"],
  [["Enter", "Space"], "Selects the exercise and shows its details; on a day, places it there"],
  [["←", "→", "↑", "↓"], "While an exercise is selected, moves through the days"],
  [["Home", "End"], "Moves to the first or last day of the week"],
  [["Esc"], "Cancels the selection, then closes the details"],
  [["Delete"], "Unschedules the exercise, or unmatches it"],
  [["←", "→", "Space"], "While an exercise runs step by step, turns and pauses the steps"],
  [["1", "2", "3"], "Shows the week, the month or the season"],
  [["?"], "Opens this help"],
];

export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard help" size={480} onClose={onClose}>
    <p className={styles.intro}>
      You can plan a whole week with the keyboard. A screen reader says where each exercise goes and
      how much time is left that day.
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
