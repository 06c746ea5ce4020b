import { Glyph, SportIcon } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./exercise-details.module.css";

export const DetailsTitle = ({ exercise }: { exercise: ExerciseRow }) => (
  <span className={styles.title}>
    <SportIcon discipline={exercise.type} />
    {exercise.name}
    {exercise.isKey && <Glyph name="star" size={12} />}
  </span>
);
