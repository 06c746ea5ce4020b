export { connect, type Connection, type ConnectOptions } from "./connect.ts";
export type { Database, Db, Queryable } from "./database.ts";
export { isConnectionError, isUniqueViolation, UNIQUE_KEYS, type UniqueKey } from "./errors.ts";
export { isReachable } from "./is-reachable.ts";
export { migrateToLatest } from "./migrate-to-latest.ts";
export type { Instant } from "./tables/column-types.ts";
export {
  EXERCISE_COLUMNS,
  type ExerciseRow,
  type NewExercise,
  type StoredExerciseRow,
} from "./tables/exercise.ts";
export type { NewPlanAdjustment, PlanAdjustmentRow } from "./tables/plan-adjustment.ts";
export {
  TRAINING_PLAN_COLUMNS,
  type NewTrainingPlan,
  type TrainingPlanRow,
} from "./tables/training-plan.ts";
export { PUBLIC_USER_COLUMNS, type PublicUser } from "./tables/user-account.ts";
export type { UserSessionRow } from "./tables/user-session.ts";
export { insertAdjustment, listAdjustments } from "./queries/adjustments.ts";
export { exerciseTotals } from "./queries/exercise-totals.ts";
export {
  findExercise,
  listPlanExercises,
  listWeekExercises,
  placeExercise,
  unscheduleExercise,
  type ExerciseKey,
  type ExerciseWithPlan,
  type Placement,
} from "./queries/exercises.ts";
export {
  deleteOpenExercises,
  insertExercises,
  rewriteExercises,
} from "./queries/generated-exercises.ts";
export {
  countLoginFailures,
  deleteLoginFailures,
  deleteOldLoginFailures,
  insertLoginFailure,
  type FailureCount,
  type FailureCounts,
  type FailureWindows,
  type LoginAttempt,
} from "./queries/login-failures.ts";
export {
  countPlans,
  deletePlan,
  findCurrentPlan,
  findPlan,
  findPlanByIdempotencyKey,
  findPlanForChange,
  insertPlan,
  listPlans,
  updatePlanGoal,
  type PlanGoal,
  type PlanKey,
} from "./queries/plans.ts";
export {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  findSession,
  insertSession,
  touchSession,
  type NewSession,
} from "./queries/sessions.ts";
export {
  findPublicUser,
  findUserForLogin,
  insertUser,
  setCurrentPlan,
  updatePasswordHash,
  updateUserPreferences,
  type NewUser,
  type UserPreferences,
} from "./queries/users.ts";
