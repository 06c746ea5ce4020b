export { disciplineShares } from "./discipline-shares.ts";
export {
  longestOf,
  longestRecently,
  longLimits,
  longRunStart,
  LOOK_BACK_WEEKS,
  nextLongest,
  type Longest,
} from "./long-limits.ts";
export { minDaysForLong } from "./long-sessions.ts";
export { isLong, LONG_TEMPLATES } from "./long-templates.ts";
export { testOf } from "./fitness-test.ts";
export type { SeasonFacts } from "./season-facts.ts";
export type { Slot, SlotRole } from "./slot.ts";
export { spreadMinutes } from "./spread-minutes.ts";
export {
  ALL_DISCIPLINES_MINUTES,
  growthLimit,
  MIN_MINUTES,
  PEAK_FACTOR,
  RACE_VOLUME,
  RECOMMENDED_WEEKS,
  USED_AVAILABILITY,
} from "./volume-tables.ts";
export { weekSlots, type WeekFacts } from "./week-slots.ts";
