import { Modal } from "@mantine/core";
import styles from "./keyboard-help.module.css";

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Tab"], "Walks the exercises, the days and the buttons"],
  [["Enter", "Space"], "Selects the exercise; on a day, places it there"],
  [["←", "→", "↑", "↓"], "While an exercise is selected: walk the days"],
  [["Home", "End"], "First and last day of the week"],
  [["Esc"], "Lets the selected exercise go"],
  [["Delete"], "Takes the exercise off its day"],
  [["?"], "Opens this help"],
];

export interface KeyboardHelpProps {
  opened: boolean;
  onClose: () => void;
}

/** Which keys place a week. */
export const KeyboardHelp = ({ opened, onClose }: KeyboardHelpProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Keyboard help"
    closeButtonProps={{ "aria-label": "Close" }}
    radius="lg"
    returnFocus={false}
    centered
  >
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
  </Modal>
);
