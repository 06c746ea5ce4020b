import { formatHours } from "@triplan/domain";
import { classes, SportIcon, sportClass } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./suggested-outlines.module.css";

/** Where the exercises of a day would be placed. */
export function SuggestedOutlines({ exercises }: { exercises: readonly ExerciseRow[] }) {
  if (exercises.length === 0) return null;
  return (
    <ul className={styles.outlines} aria-label="Suggested here">
      {exercises.map(({ id, type, name, duration }) => (
        <li key={id} className={classes(styles.outline, sportClass(type))}>
          <SportIcon discipline={type} size={20} />
          <b>{formatHours(duration)}</b>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
