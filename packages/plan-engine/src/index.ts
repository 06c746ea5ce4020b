export { checkPlan } from "./rules/check-plan.ts";
export { PLAN_RULES } from "./rules/plan-rules.ts";
export { weekDoctor } from "./rules/week-doctor.ts";
export type { ArrangedExercise } from "./rules/week-doctor.ts";
export type { Finding, PlanRule } from "./rules/plan-rule.ts";
export { whyList, whySentence } from "./sessions/explanations/why-sentence.ts";
export type { ExplainedExercise } from "./sessions/explanations/why-sentence.ts";
export { generatePlan } from "./generate-plan.ts";
export {
  goalVerdict,
  improvementFor,
  paceGoalBands,
  type GoalVerdict,
  type PaceGoalBand,
} from "./intensity/goal-outlook.ts";
export { exerciseLoad } from "./season/fitness/exercise-load.ts";
export type { FitnessDay } from "./season/fitness/fitness-curve.ts";
export { dailyLoads, planFitness } from "./season/fitness/plan-load.ts";
export { seasonFitness } from "./season/fitness/season-fitness.ts";
export type {
  LoadedExercise,
  SeasonFitness,
  TrainingRecord,
} from "./season/fitness/season-fitness.ts";
export { HISTORY_DAYS } from "./season/fitness/start-fitness.ts";
export { raceDayPerformance, RESPONSE_MODELS } from "./season/optimise/response-model.ts";
export { outlineSeason } from "./season/layout/outline-season.ts";
export { previewPlan, type PlanPreview } from "./preview-plan.ts";
export { previewSeason } from "./season/layout/preview-season.ts";
export { placeRest, type RestOfWeek } from "./schedule/place-rest.ts";
export type { RestExercise } from "./schedule/rest-unit.ts";
export * from "./model/plan-request.ts";
export * from "./model/plan-types.ts";
export { RECOMMENDED_WEEKS } from "./week/volume-tables.ts";
export { applyAdjustments } from "./revise/adjustments/apply-adjustments.ts";
export { volumeReach, volumeReachSentence } from "./revise/adjustments/volume-reach.ts";
export type { VolumeReach } from "./revise/adjustments/volume-reach.ts";
export type { Adjustment, AdjustmentReason } from "./revise/adjustments/adjustment.ts";
export { fixLimits } from "./revise/repair/fix-limits.ts";
export { keepFixes } from "./revise/repair/keep-fixes.ts";
export type { FixResult, StoredExercise } from "./revise/repair/fix-types.ts";
export { describeSteps } from "./sessions/builder/describe-steps.ts";
