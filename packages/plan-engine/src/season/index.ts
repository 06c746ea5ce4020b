export { bearableShares } from "./fitness/bearable-shares.ts";
export {
  evenFitness,
  firstOverreachedDay,
  MAX_RAMP,
  steepestRamp,
} from "./fitness/even-fitness.ts";
export type { FitnessDay } from "./fitness/fitness-curve.ts";
export { dailyLoads, planFitness } from "./fitness/plan-load.ts";
export { formError, formWord, type FormWord } from "./fitness/form-band.ts";
export { seasonFitness, type FitnessCurves, type SeasonFitness } from "./fitness/season-fitness.ts";
export {
  assumedStart,
  betterStart,
  HISTORY_DAYS,
  recordedStart,
  type FitnessStart,
} from "./fitness/start-fitness.ts";
export { laidOutMinutes, layOutPlan } from "./layout/lay-out-plan.ts";
export type { LaidOutWeek } from "./layout/lay-out-week.ts";
export { outlineSeason } from "./layout/outline-season.ts";
export { previewSeason, seasonPreview } from "./layout/preview-season.ts";
export {
  seasonBasis,
  withLimits,
  withoutOptimising,
  withPeak,
  type SeasonBasis,
} from "./layout/season-basis.ts";
export { seasonLimits } from "./layout/season-warnings.ts";
export { countRecoveryFromRace, seasonWeek, seasonWeeks } from "./layout/season-weeks.ts";
export { raceDayPerformance, RESPONSE_MODELS } from "./optimise/response-model.ts";
export { fullWeekMinutes } from "./volume/week-target.ts";
export { seasonOverview, type SeasonOverview } from "./overview/season-overview.ts";
