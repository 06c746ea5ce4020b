import { StepProfile, useUnits } from "@triplan/ui";
import { stepLines } from "../model/step-lines.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./today-exercise.module.css";

/** Profile and steps of an exercise in short. */
export function TodaySteps({ exercise }: { exercise: ExerciseRow }) {
  const units = useUnits();
  const lines = stepLines(exercise, units);
  if (lines.length === 0) return null;
  return (
    <div className={styles.steps}>
      <div className={styles.profile}>
        <StepProfile discipline={exercise.type} steps={exercise.steps} />
      </div>
      <ul>
        {lines.map(({ text, between, feel, heart, isMain }) => (
          <li key={text} data-main={isMain || undefined}>
            <span>
              <b>{text}</b>
              {between && `, ${between}`}
            </span>
            <span className={styles.feel}>
              <b>{feel}</b>
              {heart && ` · ${heart}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
