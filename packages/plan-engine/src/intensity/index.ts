export { BAND, targetDistribution, type Distribution } from "./distribution.ts";
export { hasEffortAbove, lowShare } from "./effort-share.ts";
export {
  goalVerdict,
  improvementFor,
  improvementToday,
  isOutOfReach,
  paceGoalBands,
  reachableFinish,
  type GoalVerdict,
  type PaceGoalBand,
} from "./goal-outlook.ts";
export {
  FEW_SESSIONS,
  hardBudget,
  isEasy,
  isHard,
  isHardOnLand,
  MAX_HARD,
  MAX_HARD_SWIMS,
  qualityOrder,
} from "./hard-days.ts";
export { distanceMeters, distanceText, isBestEffort, isByFeel, mainPace } from "./measure-steps.ts";
export { paceFigure, paceText, WALK_PACE } from "./pace-text.ts";
export {
  currentRacePaces,
  paceThresholds,
  planPaces,
  racePacesOf,
  thresholdPaces,
  weeksBeforeThresholds,
  type EffortPaces,
  type PlanPaces,
} from "./week-paces.ts";
export { stretchShare, ZONE_INTENSITY, type Effort } from "./zone-table.ts";
