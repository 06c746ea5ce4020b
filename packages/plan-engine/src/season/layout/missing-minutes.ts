import { clamp, GRID, sum } from "../../model/numbers.ts";
import { OF_FIRST, RECOVERY } from "../optimise/week-limits.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";

type Weeks = readonly LaidOutWeek[];

/**
 * Minutes that each optimised week lacks of the least that it may have beside the first curve's plan;
 * negative where it has more than the most.
 */
export const missingMinutes = (weeks: Weeks, first: Weeks): number[] =>
  weeks.map((week, index) => {
    const minutes = minutesOf(week);
    const nearest = clamp(minutes, ...rangeOf(week, minutesOf(first[index] ?? week)));
    return Math.abs(nearest - minutes) <= GRID ? 0 : nearest - minutes;
  });

const minutesOf = ({ slots }: LaidOutWeek) => sum(slots.map(({ minutes }) => minutes));

/** The least and the most minutes of a week; those of a recovery week by the load week before it. */
function rangeOf({ frame, usualMinutes, targetMinutes }: LaidOutWeek, first: number) {
  const [least, most] = frame.isRecovery
    ? [RECOVERY.least * usualMinutes, RECOVERY.most * usualMinutes]
    : OF_FIRST[frame.isLoading ? "loading" : "taper"].map((share) => share * first);
  // A recovery week with the minutes for more has as many exercises as it may.
  const isFull = frame.isRecovery && targetMinutes >= (least ?? 0);
  return [frame.isRegeneration || isFull ? 0 : (least ?? 0), most ?? 0] as const;
}
