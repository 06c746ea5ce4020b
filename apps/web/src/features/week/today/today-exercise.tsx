import { mainZone, plannedDistanceText, zoneText, type Units } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { isOpen } from "../model/is-open.ts";
import { skipText } from "../model/skip-words.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { TodayActions, type TodayActionsProps } from "./today-actions.tsx";
import { TodayBrick } from "./today-brick.tsx";
import styles from "./today-exercise.module.css";
import { TodayResult } from "./today-result.tsx";
import { TodaySteps } from "./today-steps.tsx";
import { TodayTitle } from "./today-title.tsx";

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** "5.0 mi · Z4 threshold". */
function factsText(exercise: ExerciseRow, units: Units): string {
  const zone = mainZone(exercise);
  const distance = plannedDistanceText(exercise.type, exercise.distance, units);
  return [distance, ...(zone ? [zoneText(zone)] : [])].join(" · ");
}

function Open({ exercise }: { exercise: ExerciseRow }) {
  const units = useUnits();
  return (
    <>
      <p className={styles.purpose}>{firstSentence(exercise.notes)}</p>
      <p className={styles.facts}>{factsText(exercise, units)}</p>
    </>
  );
}

function Outcome({ exercise }: { exercise: ExerciseRow }) {
  if (exercise.isCompleted) return <TodayResult exercise={exercise} />;
  if (isOpen(exercise)) return <Open exercise={exercise} />;
  return <p className={styles.facts}>{skipText(exercise)}</p>;
}

/** An exercise of today with its purpose, steps and actions, or its result. */
export function TodayExercise({ parts, ...shared }: TodayActionsProps) {
  if (parts.length > 1 && parts.every(isOpen)) {
    return <TodayBrick parts={parts} {...shared} />;
  }
  return (
    <div className={styles.exercise}>
      {parts.map((exercise, index) => (
        <div key={exercise.id} className={styles.part}>
          <div>
            <TodayTitle exercise={exercise} />
            <Outcome exercise={exercise} />
          </div>
          {isOpen(exercise) && <TodaySteps exercise={exercise} />}
          {index === parts.length - 1 && <TodayActions parts={parts} {...shared} />}
        </div>
      ))}
    </div>
  );
}
