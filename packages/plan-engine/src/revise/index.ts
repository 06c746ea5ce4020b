export {
  firstWeek,
  isContradiction,
  type Adjustment,
  type AdjustmentReason,
} from "./adjustments/adjustment.ts";
export { applyAdjustments } from "./adjustments/apply-adjustments.ts";
export { racePreparationWeek } from "./adjustments/reason-spans.ts";
export { backInWeek } from "./adjustments/week-adjustment.ts";
export {
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type History,
  type Progress,
} from "./adjustments/week-scope.ts";
export { volumeReach, volumeReachSentence, type VolumeReach } from "./adjustments/volume-reach.ts";
export { fixLimits } from "./repair/fix-limits.ts";
export type { FixResult, StoredExercise } from "./repair/fix-types.ts";
export { keepFixes } from "./repair/keep-fixes.ts";
export { holdRungs, type PlanHistory } from "./held-rungs/hold-rungs.ts";
export { missedSets } from "./held-rungs/missed-sets.ts";
export { keepSwaps } from "./swap/keep-swaps.ts";
export { heldSet } from "./held-rungs/ladder-memory.ts";
export { swapKindOf } from "./drafts/swap-kind.ts";
export { swapOption, swapOptions, type SwapOption } from "./swap/swap-options.ts";
export type { AcceptedTimeOff } from "./time-off/accepted-time-off.ts";
export { applyTimeOff, type PlanWithTimeOff } from "./time-off/apply-time-off.ts";
export { applyChanges } from "./changes/apply-changes.ts";
export { WEEKS_BEFORE_TAPER } from "./time-off/taper-minutes.ts";
export { scaleTaper } from "./taper/scale-taper.ts";
export { roomDays } from "./time-off/time-off-days.ts";
export type { AcceptedRace } from "./races/accepted-race.ts";
export { racesOn, releasedFrom } from "./races/released-races.ts";
export { dayDemand, isCancelled } from "./races/race-demands.ts";
export { predictRace, predictRaceParts } from "./races/predict-race.ts";
export { applyRaces, type PlanWithRaces } from "./races/apply-races.ts";
export type { RacedExercise } from "./races/changed-week.ts";
