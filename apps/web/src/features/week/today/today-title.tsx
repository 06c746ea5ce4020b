import { formatHours } from "@triplan/domain";
import { Glyph, SportIcon } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import heading from "../styles/exercise-name.module.css";
import styles from "./today-exercise.module.css";

/** Sport, planned duration and name of an exercise of today. */
export const TodayTitle = ({ exercise }: { exercise: ExerciseRow }) => (
  <h3 className={styles.title}>
    <SportIcon discipline={exercise.type} size={32} />
    <span className={styles.duration}>{formatHours(exercise.duration)}</span>
    <span className={heading.name}>
      {exercise.name}
      {exercise.isKey && <Glyph name="star" label="key session" />}
    </span>
  </h3>
);
