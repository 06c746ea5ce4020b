import {
  activityCountResponse,
  activityResponse,
  adjustmentResponse,
  authorizationResponse,
  configResponse,
  connectionResponse,
  connectionTestResponse,
  deletedActivityResponse,
  deletedPlanResponse,
  disconnectedResponse,
  exerciseResponse,
  fitnessResponse,
  fixedExercisesResponse,
  goalPreviewResponse,
  noContentResponse,
  performanceResponse,
  planResponse,
  progressionResponse,
  storedAdjustmentResponse,
  syncResponse,
  swapsResponse,
  syncRunResponse,
  changedThresholdsResponse,
  thresholdsPreviewResponse,
  thresholdsResponse,
  unmatchedActivityResponse,
  userResponse,
  workoutResponse,
} from "@triplan/contract/responses";
import { z } from "zod";
import type { AppRouter } from "../../modules/app-router.ts";

type PathsOf<Procedures, Prefix extends string = ""> = {
  [Key in keyof Procedures & string]: Procedures[Key] extends { _def: { procedure: true } }
    ? `${Prefix}${Key}`
    : PathsOf<Procedures[Key], `${Prefix}${Key}.`>;
}[keyof Procedures & string];

/** Dotted names of all procedures, such as "plans.create". */
type ProcedurePath = PathsOf<AppRouter["_def"]["record"]>;

/** Response schema per REST procedure; a type test compares it with the output. */
export const REST_RESPONSES = {
  "activities.create": activityResponse,
  "activities.delete": deletedActivityResponse,
  "activities.keepSeparate": activityResponse,
  "activities.list": z.array(activityResponse),
  "activities.count": activityCountResponse,
  "activities.listUnmatched": z.array(unmatchedActivityResponse),
  "auth.login": userResponse,
  "auth.logout": noContentResponse,
  "auth.me": userResponse,
  "auth.register": userResponse,
  "config.get": configResponse,
  "exercises.fitness": fitnessResponse,
  "exercises.listWeek": z.array(exerciseResponse),
  "exercises.match": exerciseResponse,
  "exercises.progression": z.array(progressionResponse),
  "exercises.schedule": exerciseResponse,
  "exercises.complete": exerciseResponse,
  "exercises.undoCompletion": exerciseResponse,
  "exercises.scheduleWeek": z.array(exerciseResponse),
  "exercises.swap": exerciseResponse,
  "exercises.swaps": swapsResponse,
  "exercises.unmatch": exerciseResponse,
  "exercises.unschedule": exerciseResponse,
  "plans.adjust": adjustmentResponse,
  "plans.adjustments": z.array(storedAdjustmentResponse),
  "plans.create": planResponse,
  "plans.delete": deletedPlanResponse,
  "plans.fixExercises": fixedExercisesResponse,
  "plans.list": z.array(planResponse),
  "plans.performance": performanceResponse,
  "plans.previewAdjustment": adjustmentResponse,
  "plans.previewGoal": goalPreviewResponse,
  "plans.previewUndo": adjustmentResponse,
  "plans.undoAdjustment": adjustmentResponse,
  "plans.updateGoal": planResponse,
  "plans.weekWorkouts": z.array(workoutResponse),
  "plans.workouts": z.array(workoutResponse),
  "preferences.currentPlan": planResponse.nullable(),
  "preferences.setCurrentPlan": userResponse,
  "preferences.update": userResponse,
  "thresholds.delete": changedThresholdsResponse,
  "thresholds.list": thresholdsResponse,
  "thresholds.preview": thresholdsPreviewResponse,
  "thresholds.record": changedThresholdsResponse,
  "wearable.authorize": authorizationResponse,
  "wearable.connection": connectionResponse,
  "wearable.disconnect": disconnectedResponse,
  "wearable.sync": syncResponse,
  "wearable.syncRun": syncRunResponse,
  "wearable.testConnection": connectionTestResponse,
} as const satisfies Partial<Record<ProcedurePath, z.ZodType>>;

export type RestProcedure = keyof typeof REST_RESPONSES;
