import { movedTo, whyList, whyOf } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useBoard } from "../placing/use-board.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./exercise-details.module.css";

interface WhyProps {
  exercise: ExerciseRow;
  /** Rules that its day breaks. */
  against: readonly string[];
}

/** Why this exercise and why on this day, from the stored reasons. */
export function Why({ exercise, against }: WhyProps) {
  const { thresholds } = useBoard();
  const units = useUnits();
  const placedOn = exercise.isScheduled || exercise.isCompleted ? exercise.day : null;
  const why = whyOf(exercise, placedOn);
  const chosenDay = movedTo(exercise, placedOn);
  if (why.exercise === "" && why.day === "") return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Why this exercise</h3>
      {why.exercise !== "" && <p className={styles.why}>{why.exercise}</p>}
      {why.day !== "" && chosenDay === null && (
        <p className={styles.why}>
          <b>Why this day.</b> {why.day}
        </p>
      )}
      {chosenDay !== null && (
        <p className={styles.why}>
          <b>You moved it to {chosenDay}.</b>{" "}
          {against.length > 0 ? against.join(" ") : "That works."}
        </p>
      )}
      <details className={styles.reasons}>
        <summary>All reasons</summary>
        <ul className={styles.steps}>
          {whyList(exercise, placedOn, { units, thresholds }).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
