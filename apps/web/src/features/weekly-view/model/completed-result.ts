import { formatHours } from "@triplan/domain";
import type { CompletedResult } from "@triplan/ui";
import type { ExerciseRow } from "../week-types.ts";
import { doneState } from "./done-state.ts";

/** What the COMPLETED block says of an exercise that is done. @see spec §2 "Weekly Training Plan view" */
export function completedResult(exercise: ExerciseRow, timeZone: string): CompletedResult {
  const { word, sign, percent } = doneState(exercise, timeZone);
  const { actualDuration, actualDistance, actualPace } = exercise;
  return {
    word,
    sign,
    facts: [actualDistance, actualPace].filter((fact) => fact !== null),
    ...(actualDuration !== null && { duration: formatHours(actualDuration) }),
    ...(percent !== undefined && { percent }),
  };
}
