import { formatHours } from "@triplan/domain";
import styles from "./adjust-dialog.module.css";
import type { Preview } from "./change-text.ts";

/** Exercises of each kind named before the rest is counted. */
const NAMED_EXERCISES = 5;

/** The exercises that the change leaves out of the plan, and those that come back. */
export const DroppedList = ({ dropped, returned }: Pick<Preview, "dropped" | "returned">) => (
  <>
    <Named label="Left out" exercises={dropped} />
    <Named label="Back in the plan" exercises={returned} />
  </>
);

interface NamedProps {
  label: string;
  exercises: Preview["dropped"];
}

function Named({ label, exercises }: NamedProps) {
  if (exercises.length === 0) return null;
  const more = exercises.length - NAMED_EXERCISES;
  return (
    <div>
      <p>
        <b>
          {label}: {exercises.length}
        </b>
      </p>
      <ul className={styles.changes} aria-label={label}>
        {exercises.slice(0, NAMED_EXERCISES).map(({ slotKey, week, name, duration }) => (
          <li key={slotKey}>
            <span>Week {week}</span> {name}, {formatHours(duration)}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
