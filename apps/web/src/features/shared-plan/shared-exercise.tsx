import { DISCIPLINE_NAMES, formatHours, plannedDistanceText } from "@triplan/domain";
import { describeSteps, stepFigures } from "@triplan/plan-engine";
import { Dialog, StepProfile, useUnits } from "@triplan/ui";
import type { ExerciseOfWeek } from "./exercise-of-week.ts";
import styles from "./shared-plan.module.css";

interface SharedExerciseProps {
  exercise: ExerciseOfWeek;
  onClose: () => void;
}

/** "Main set: 4 × 400 m Z4" as its name and what to do. */
function lineOf(text: string): { part: string; what: string } {
  const at = text.indexOf(": ");
  return { part: text.slice(0, at), what: text.slice(at + 2) };
}

/** An exercise in full: its steps in words. */
export function SharedExercise({ exercise, onClose }: SharedExerciseProps) {
  const units = useUnits();
  const { type, name, duration, distance, steps } = exercise;
  const lines = describeSteps(steps, stepFigures(type, units)).split("\n");
  const length = plannedDistanceText(type, distance, units);
  return (
    <Dialog title={name} size={560} onClose={onClose}>
      <p className={styles.text}>
        {[DISCIPLINE_NAMES[type], formatHours(duration), length].filter(Boolean).join(" · ")}
      </p>
      <div className={styles.profile}>
        <StepProfile discipline={type} steps={steps} />
      </div>
      <dl className={styles.steps}>
        {lines.map(lineOf).map(({ part, what }) => (
          <div key={`${part} ${what}`}>
            <dt>{part}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
