import {
  distanceFigure,
  figureText,
  formatClock,
  formatHours,
  paceFigure,
  plannedDistanceText,
  plannedPaceText,
  type Units,
} from "@triplan/domain";
import type { CompletedResult } from "@triplan/ui";
import type { ExerciseRow } from "./week-types.ts";
import { doneState } from "./done-state.ts";

/** Texts of the COMPLETED block. */
export function completedResult(
  exercise: ExerciseRow,
  timeZone: string,
  units: Units,
): CompletedResult {
  const { word, sign, percent } = doneState(exercise, timeZone);
  const duration = durationOf(exercise);
  return {
    word,
    sign,
    facts: factsOf(exercise, units),
    ...(duration !== null && { duration }),
    ...(percent !== undefined && { percent }),
  };
}

/** To the second when measured by the watch. */
function durationOf({ matchedActivity, actualDuration }: ExerciseRow): string | null {
  if (matchedActivity) return formatClock(matchedActivity.duration);
  return actualDuration === null ? null : formatHours(actualDuration);
}

/** Distance, heart rate and pace in the athlete's units. */
function factsOf(exercise: ExerciseRow, units: Units): string[] {
  const { matchedActivity, type, actualDistance, actualPace } = exercise;
  if (!matchedActivity) {
    return [
      actualDistance && plannedDistanceText(type, actualDistance, units),
      actualPace && plannedPaceText(type, actualPace, units),
    ].filter((fact) => typeof fact === "string");
  }
  const { family, averageHeartRate } = matchedActivity;
  const distance = distanceFigure(family, matchedActivity, units);
  const pace = paceFigure(family, matchedActivity, units);
  return [
    distance && figureText(distance),
    averageHeartRate && `${Math.round(averageHeartRate)} bpm`,
    pace && figureText(pace),
  ].filter((fact) => typeof fact === "string");
}
