export { checkPlan } from "./check/check-plan.ts";
export { PLAN_RULES } from "./check/plan-rules.ts";
export { weekDoctor } from "./check/week-doctor.ts";
export type { ArrangedExercise } from "./check/week-doctor.ts";
export type { Finding, PlanRule } from "./check/plan-rule.ts";
export { whyList, whySentence } from "./explain/why-sentence.ts";
export type { ExplainedExercise } from "./explain/why-sentence.ts";
export { generatePlan } from "./generate-plan.ts";
export {
  goalVerdict,
  improvementFor,
  paceGoalBands,
  type GoalVerdict,
  type PaceGoalBand,
} from "./goals/goal-outlook.ts";
export { exerciseLoad } from "./load/exercise-load.ts";
export type { FitnessDay } from "./load/fitness-curve.ts";
export { dailyLoads, planFitness } from "./load/plan-load.ts";
export { seasonFitness } from "./load/season-fitness.ts";
export type { LoadedExercise, SeasonFitness, TrainingRecord } from "./load/season-fitness.ts";
export { HISTORY_DAYS } from "./load/start-fitness.ts";
export { raceDayPerformance, RESPONSE_MODELS } from "./optimise/response-model.ts";
export { outlineSeason } from "./outline-season.ts";
export { previewPlan, type PlanPreview } from "./preview-plan.ts";
export { previewSeason } from "./preview-season.ts";
export { placeRest, type RestOfWeek } from "./place/place-rest.ts";
export type { RestExercise } from "./place/rest-unit.ts";
export * from "./plan-request.ts";
export * from "./plan-types.ts";
export { RECOMMENDED_WEEKS } from "./volume/volume-tables.ts";
export { applyAdjustments } from "./adjust/apply-adjustments.ts";
export { volumeReach, volumeReachSentence } from "./adjust/volume-reach.ts";
export type { VolumeReach } from "./adjust/volume-reach.ts";
export type { Adjustment, AdjustmentReason } from "./adjust/adjustment.ts";
export { fixLimits } from "./fix/fix-limits.ts";
export { keepFixes } from "./fix/keep-fixes.ts";
export type { FixResult, StoredExercise } from "./fix/fix-types.ts";
export { describeSteps } from "./write/describe-steps.ts";
