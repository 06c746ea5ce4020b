export { isLongCourse } from "./bricks.ts";
export { longestInSafeSteps, longGoals, plannedSwim } from "./long-goals.ts";
export { nextLongest, type Longest } from "./longest.ts";
export {
  longestBefore,
  longestOf,
  longestRecently,
  longLimits,
  LOOK_BACK_WEEKS,
} from "./long-limits.ts";
export { minDaysForLong } from "./days-for-long.ts";
export { isLong, isLongOf, isLongSwim } from "./long-templates.ts";
export { runMinutesOf, runWalkOf, type RunWalk } from "./run-walk.ts";
export type { SeasonFacts } from "./season-facts.ts";
export { asEasy, hardLandCount, isFixed, type Slot, type SlotRole } from "./slot.ts";
export { maxEasyMinutes, maxHardMinutes } from "./session-lengths.ts";
export { fitsOnDays, hasLimits } from "./session-count.ts";
export { spreadMinutes } from "./spread-minutes.ts";
export {
  ALL_DISCIPLINES_MINUTES,
  growthLimit,
  MIN_ALONE_MINUTES,
  MIN_BRICK_MINUTES,
  MIN_LIGHT_MINUTES,
  MIN_MINUTES,
  PEAK_FACTOR,
  RACE_VOLUME,
  RECOMMENDED_WEEKS,
  SHORT_DAY,
  USED_AVAILABILITY,
} from "./volume-tables.ts";
export type { WeekFacts } from "./week-facts.ts";
export { swimMeters, swimMinutes } from "./swim-distances.ts";
export { weekSlots } from "./week-slots.ts";
