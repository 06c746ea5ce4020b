import type { IsoDate } from "../../calendar/iso-date.ts";
import { isRepeated } from "./last-ratings.ts";
import type { RatedExercise } from "./rated-exercises.ts";

/** Points of RPE above the expected ones that are more than the day's form. */
const MIN_EFFORT_OVER = 2;

/** True if three of the last exercises felt harder than planned. */
export const feelsHarder = (rated: readonly RatedExercise[], today: IsoDate): boolean =>
  isRepeated(
    rated.filter(({ effortOverPlan }) => effortOverPlan !== null),
    ({ effortOverPlan }) => (effortOverPlan ?? 0) >= MIN_EFFORT_OVER,
    today,
  );
