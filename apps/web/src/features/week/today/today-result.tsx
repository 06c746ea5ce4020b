import { Glyph, useUnits } from "@triplan/ui";
import { completedResult } from "../model/completed-result.ts";
import { doneState } from "../model/done-state.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./today-exercise.module.css";

/** How a completed exercise of today went: "as planned · 98 %", and its figures. */
export function TodayResult({ exercise }: { exercise: ExerciseRow }) {
  const { timeZone } = useBoard();
  const units = useUnits();
  const { word, sign, percent, duration, facts } = completedResult(exercise, timeZone, units);
  const rpe = exercise.matchedActivity?.rpe;
  return (
    <div data-state={doneState(exercise, timeZone).state}>
      <p className={styles.done}>
        <Glyph name={sign} />
        {percent === undefined ? word : `${word} · ${percent} %`}
      </p>
      <p className={styles.facts}>
        {[...(duration ? [duration] : []), ...facts, ...(rpe ? [`${rpe} of 10`] : [])].join(" · ")}
      </p>
    </div>
  );
}
