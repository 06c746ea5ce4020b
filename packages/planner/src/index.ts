export { generatePlan } from "./generate-plan.ts";
export { outlineSeason } from "./outline-season.ts";
export * from "./plan-request.ts";
export * from "./plan-types.ts";
export { applyAdjustments } from "./adjust/apply-adjustments.ts";
export type { Adjustment, AdjustmentReason } from "./adjust/adjustment.ts";
export { fixLimits } from "./fix/fix-limits.ts";
export type { FixResult, StoredExercise } from "./fix/fix-types.ts";
