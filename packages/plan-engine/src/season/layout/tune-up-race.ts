import { DAY_NAMES } from "@triplan/domain";
import { isLongCourse } from "../../week/index.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import type { SeasonBasis } from "./season-basis.ts";

/** Plans of this length have room for a tune-up race, these weeks before the race. */
const MIN_WEEKS = 16;
const WEEKS_BEFORE = { least: 5, most: 7 };

/** The number of the week with room for a tune-up race, one with a brick if there is one; null without. */
function tuneUpWeek(weeks: readonly LaidOutWeek[]): LaidOutWeek | null {
  if (weeks.length < MIN_WEEKS) return null;
  const near = weeks.filter(({ frame }) => {
    const left = weeks.length - frame.week;
    return frame.isLoading && left >= WEEKS_BEFORE.least && left <= WEEKS_BEFORE.most;
  });
  return near.find(hasBrick) ?? near[0] ?? null;
}

const hasBrick = ({ slots }: LaidOutWeek) => slots.some(({ isBrick }) => isBrick);

/** Advice for the week of a 70.3 or Ironman plan in which a shorter race fits; null in the others. */
export function tuneUpAdvice(
  { raceType }: Pick<SeasonBasis, "raceType">,
  weeks: readonly LaidOutWeek[],
  week: LaidOutWeek,
): string | null {
  if (!isLongCourse(raceType) || tuneUpWeek(weeks) !== week) return null;
  const brick = week.slots.find(({ isBrick }) => isBrick);
  const place = brick ? `${DAY_NAMES[brick.day]}'s brick` : "the long ride";
  return `A sprint or Olympic race fits here in place of ${place}.`;
}
