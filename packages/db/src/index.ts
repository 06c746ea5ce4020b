export { checkDatabase, DIFFERENT_DATABASES, isSameDatabase } from "./check-database.ts";
export { connect, type Connection, type ConnectOptions, type PoolCounts } from "./connect.ts";
export type { Database, Db, Queryable } from "./tables/database.ts";
export {
  isConnectionError,
  isLockTimeout,
  FOREIGN_KEYS,
  isMissingReference,
  isUniqueViolation,
  UNIQUE_KEYS,
  type UniqueKey,
} from "./errors.ts";
export { distribute } from "./distribution/distribute.ts";
export { hasCitus } from "./distribution/has-citus.ts";
export { listPlacements, type TablePlacement } from "./distribution/list-placements.ts";
export { inTransaction } from "./in-transaction.ts";
export { isReachable } from "./is-reachable.ts";
export { connectToStandby } from "./connect-to-standby.ts";
export { readReplayLag } from "./replay-lag.ts";
export { Replica, type ReplicaOptions } from "./replica.ts";
export { WrongReplicaError } from "./standby-check.ts";
export { migrateToLatest } from "./migrate-to-latest.ts";
export {
  findMigrationGap,
  readServerState,
  type MigrationGap,
  type ServerState,
} from "./server-state.ts";
export type { Instant } from "./tables/column-types.ts";
export {
  EXERCISE_COLUMNS,
  type ExerciseRow,
  type MatchedActivity,
  type NewExercise,
  type StoredExerciseRow,
  type ComposedBefore,
  type ExercisesBefore,
  type PlacementsBefore,
} from "./tables/exercise.ts";
export * from "./tables/training-plan.ts";
export type { NewThreshold, ThresholdRow } from "./tables/threshold-record.ts";
export type * from "./tables/plan-layers.ts";
export type { NewActivity } from "./tables/wearable-activity.ts";
export type { CalendarFeedRow, StartMinutes } from "./tables/calendar-feed.ts";
export type { PlanShareRow } from "./tables/plan-share.ts";
export type { PushedWorkoutRow } from "./tables/pushed-workout.ts";
export type { ImportRow } from "./tables/imports.ts";
export type { RequestedWindow, SyncRunRow, SyncStatus } from "./tables/sync-run.ts";
export type { AccountImportRow } from "./tables/account-import.ts";
export type { AuditEventKind, AuditEventRow } from "./tables/audit-event.ts";
export { PUBLIC_USER_COLUMNS, type PublicUser } from "./tables/user-account.ts";
export type { ReceivedActivity, StoredPing } from "./tables/webhooks.ts";
export type { ConnectionStatus } from "./tables/wearable-connection.ts";
export type { UserSessionRow } from "./tables/user-session.ts";
export {
  deleteActivity,
  findActivity,
  insertActivity,
  countActivities,
  listActivities,
  listActivitySummaries,
  listUnmatchedActivities,
  updateFileActivity,
  updateManualActivity,
  type ActivityKey,
  type ActivityRow,
  type ActivitySummaryRow,
  type CorrectedActivity,
  type DateRange,
  type EnteredActivity,
} from "./queries/activities.ts";
export {
  listArchivedRows,
  type ArchivedRow,
  type ArchivedTable,
} from "./queries/account/archive-rows.ts";
export * from "./queries/account/account-imports.ts";
export * from "./queries/account/imported-rows.ts";
export { refusedData } from "./queries/account/refused-data.ts";
export { deleteOldAuditEvents, insertAuditEvent } from "./queries/account/audit-events.ts";
export { listRecordedActivities, type RecordedActivityRow } from "./queries/recorded-activities.ts";
export { listOutlinedExercises } from "./queries/outlined-exercises.ts";
export { listTrainingExercises, type TrainingExerciseRow } from "./queries/training-exercises.ts";
export { deleteLastAdjustment, insertAdjustment, listAdjustments } from "./queries/adjustments.ts";
export * from "./queries/wearables/backfill-windows.ts";
export {
  deleteImportedActivities,
  findActivityDetail,
  listActivityDetails,
  updateMeasured,
  writeActivityDetail,
  lockImportedActivities,
  storedBytes,
} from "./queries/imports/activity-details.ts";
export * from "./queries/imports/outdated-efforts.ts";
export { readActivityDetail } from "./read-activity-detail.ts";
export {
  countImportFiles,
  insertImportFile,
  keepFileAsExtra,
  listImportFiles,
  type ImportedActivity,
  type ImportFileRow,
} from "./queries/imports/import-files.ts";
export type { ImportKey } from "./queries/imports/import-key.ts";
export * from "./queries/imports/import-uploads.ts";
export {
  deleteImport,
  deleteOldImports,
  findImport,
  finishImport,
  IMPORT_CHANNEL,
  insertImport,
  listImports,
  lockImport,
  markImportStopped,
  notifyImport,
  setFileCount,
  type ImportSummary,
} from "./queries/imports/imports.ts";
export { deferCommit } from "./queries/server/defer-commit.ts";
export * from "./queries/wearables/dead-webhooks.ts";
export * from "./queries/wearables/connection-tokens.ts";
export * from "./queries/wearables/connections.ts";
export * from "./queries/duplicates.ts";
export { exerciseTotals } from "./queries/exercise-totals.ts";
export {
  findExercise,
  listDroppedExercises,
  listPlanExercises,
  listWeekExercises,
  placeExercise,
  placeExercises,
  undoPlacement,
  unscheduleExercise,
  type ExerciseKey,
  type ExercisePlacement,
  type ExerciseWithPlan,
  type Placement,
} from "./queries/exercises.ts";
export {
  deleteOpenExercises,
  dropExercises,
  insertExercises,
  rewriteExercises,
  updateTargets,
} from "./queries/generated-exercises.ts";
export {
  insertActivities,
  listTombstones,
  lockStoredActivities,
  raiseActivityVersion,
  replaceActivity,
  type StoredActivity,
} from "./queries/wearables/inbound-activities.ts";
export * from "./queries/wearables/inbound-connections.ts";
export { countSessions, type DatabaseSessions } from "./queries/server/database-sessions.ts";
export {
  countJobs,
  deleteJobsOfDeletedUsers,
  holdWaitingJob,
  isConnectionBusy,
  listJobDepths,
  makeJobDue,
  type JobCounts,
  type QueueDepth,
} from "./queries/server/jobs.ts";
export * from "./queries/account/login-failures.ts";
export * from "./queries/account/rate-limits.ts";
export * from "./queries/wearables/oauth-states.ts";
export * from "./queries/matches.ts";
export {
  countPlans,
  deletePlan,
  findCurrentPlan,
  findPlan,
  findPlanByIdempotencyKey,
  findPlanForChange,
  insertPlan,
  listPlans,
  findPlanEngine,
  findPlanStart,
  setPlanEngine,
  updatePlanGoal,
  updatePlanThresholds,
  type PlanKey,
  type PlanStart,
} from "./queries/plans.ts";
export { findThrottle, throttleProvider } from "./queries/wearables/provider-throttles.ts";
export * from "./queries/wearables/push-settings.ts";
export * from "./queries/wearables/pushed-workouts.ts";
export * from "./queries/account/sessions.ts";
export * from "./queries/account/logins.ts";
export * from "./queries/account/account-deletion.ts";
export * from "./queries/account/accounts.ts";
export * from "./queries/account/password-resets.ts";
export * from "./queries/account/email-changes.ts";
export * from "./queries/account/passkey-challenges.ts";
export * from "./queries/account/passkeys.ts";
export * from "./queries/account/pending-logins.ts";
export * from "./queries/account/recovery-codes.ts";
export * from "./queries/account/second-factors.ts";
export * from "./queries/proposal-decisions.ts";
export { skipExercise, undoSkip } from "./queries/skips.ts";
export * from "./queries/wearables/sync-runs.ts";
export * from "./queries/thresholds.ts";
export * from "./queries/account/calendar-feeds.ts";
export * from "./queries/account/plan-shares.ts";
export * from "./queries/race-days.ts";
export * from "./queries/check-ins.ts";
export * from "./queries/plan-layers.ts";
export * from "./queries/plan-races.ts";
export * from "./queries/missed-sets.ts";
export * from "./queries/plan-revisions.ts";
export * from "./queries/time-off.ts";
export * from "./queries/users.ts";
export { holdWebhook, releaseHolds } from "./queries/wearables/webhook-holds.ts";
export {
  addToWebhook,
  claimWebhookKey,
  findWebhookForWork,
  forgetWebhookKey,
  forgetWebhookKeysOf,
  insertWebhookLog,
  markRepeatedWebhook,
  markWebhookDead,
  markWebhookProcessed,
  type WebhookLogForWork,
  type WebhookOutcome,
} from "./queries/wearables/webhook-logs.ts";
export {
  findWebhookPing,
  insertWebhookParts,
  takeWebhookPart,
  type NewWebhookPart,
} from "./queries/wearables/webhook-parts.ts";
export { countWebhooks, type WebhookCounts } from "./queries/wearables/webhook-counts.ts";
export { clearOldWebhooks, type RetentionCounts } from "./queries/wearables/webhook-retention.ts";
