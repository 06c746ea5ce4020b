import { useUnits } from "@triplan/ui";
import styles from "./adjust-dialog.module.css";
import { changeText, type Preview } from "./change-text.ts";

export function ChangeList({
  examples,
  changed,
  dropped,
  returned,
}: Pick<Preview, "examples" | "changed" | "dropped" | "returned">) {
  const units = useUnits();
  const count = changed - dropped.length - returned.length;
  const more = count - examples.length;
  return (
    <div>
      <p>
        <b>Changed: {count}</b>
      </p>
      <ul className={styles.changes} aria-label="Exercises that change">
        {examples.map((change) => (
          <li key={change.slotKey}>
            <span>Week {change.week}</span> {changeText(change, units)}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
