import type { IsoDate } from "../../calendar/iso-date.ts";
import { isRepeated } from "./last-ratings.ts";
import type { RatedExercise } from "./rated-exercises.ts";

const MAX_BAD_FEELING = 2;

/** True if the athlete felt bad at three of the last exercises. */
export const feelsBad = (rated: readonly RatedExercise[], today: IsoDate): boolean =>
  isRepeated(
    rated.filter(({ feeling }) => feeling !== null),
    ({ feeling }) => (feeling ?? Infinity) <= MAX_BAD_FEELING,
    today,
  );
