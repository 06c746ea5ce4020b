import { DAY_NAMES } from "@triplan/domain";
import type { PlanRequest } from "../model/plan-types.ts";
import { isLongCourse } from "../week/index.ts";
import { brickOf, hasBrick, type AimedWeek } from "./aimed-week.ts";

/** Plans of this length have room for a tune-up race, these weeks before the race. */
const MIN_WEEKS = 16;
const WEEKS_BEFORE = { least: 5, most: 7 };

/** The number of the week with room for a tune-up race, one with a brick if there is one; null without. */
function tuneUpWeek(weeks: readonly AimedWeek[]): AimedWeek | null {
  if (weeks.length < MIN_WEEKS) return null;
  const near = weeks.filter(({ frame }) => {
    const left = weeks.length - frame.week;
    return frame.isLoading && left >= WEEKS_BEFORE.least && left <= WEEKS_BEFORE.most;
  });
  return near.find(hasBrick) ?? near[0] ?? null;
}

/** Advice for the week of a 70.3 or Ironman plan in which a shorter race fits; null in the others. */
export function tuneUpAdvice(
  { raceType }: Pick<PlanRequest, "raceType">,
  weeks: readonly AimedWeek[],
  week: AimedWeek,
): string | null {
  if (!isLongCourse(raceType) || tuneUpWeek(weeks) !== week) return null;
  const brick = brickOf(week);
  const day = brick?.suggestedDay ?? null;
  const place = !brick ? "the long ride" : day === null ? "the brick" : `${DAY_NAMES[day]}'s brick`;
  return `A sprint or Olympic race fits here in place of ${place}.`;
}
