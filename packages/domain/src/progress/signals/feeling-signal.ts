import type { IsoDate } from "../../calendar/iso-date.ts";
import { isRepeated } from "./last-ratings.ts";

const MAX_BAD_FEELING = 2;

/** How the athlete felt in an exercise or said to feel in a check-in: 1 unwell, 5 strong. */
export interface Feeling {
  date: IsoDate;
  /** Null if the athlete did not say. */
  feeling: number | null;
}

/** True if the athlete felt bad three times of the last ones. */
export const feelsBad = (feelings: readonly Feeling[], today: IsoDate): boolean =>
  isRepeated(
    feelings
      .filter(({ feeling }) => feeling !== null)
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    ({ feeling }) => (feeling ?? Infinity) <= MAX_BAD_FEELING,
    today,
  );
