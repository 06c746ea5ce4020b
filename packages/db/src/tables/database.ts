import type { Kysely } from "kysely";
import type { AccountImportTable } from "./account-import.ts";
import type { ActivityDetailTable } from "./activity-detail.ts";
import type { ActivityTombstoneTable } from "./activity-tombstone.ts";
import type { AuditEventTable } from "./audit-event.ts";
import type { BackfillWindowTable } from "./backfill-window.ts";
import type { CalendarFeedTable } from "./calendar-feed.ts";
import type {
  LoginFailureTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasswordResetTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SecondFactorTable,
} from "./credentials.ts";
import type { ExerciseTable } from "./exercise.ts";
import type { ActivityImportTable, ImportFileTable } from "./imports.ts";
import type { ProviderThrottleTable, RateLimitCountTable } from "./limits.ts";
import type { OauthStateTable } from "./oauth-state.ts";
import type {
  CheckInTable,
  PlanAdjustmentTable,
  PlanLayerTable,
  PlanRevisionTable,
  PlanRaceTable,
  RaceDayTable,
  TimeOffTable,
} from "./plan-layers.ts";
import type { PlanShareTable } from "./plan-share.ts";
import type { ProposalDecisionTable } from "./proposal-decision.ts";

import type { PushedWorkoutTable } from "./pushed-workout.ts";
import type { SyncRunTable } from "./sync-run.ts";
import type { ThresholdRecordTable } from "./threshold-record.ts";
import type { TrainingPlanTable } from "./training-plan.ts";
import type {
  LinkTokenTable,
  ProviderAccountTable,
  AccountNameTable,
  EmailChangeTable,
  UserAccountTable,
} from "./user-account.ts";
import type { UserSessionTable } from "./user-session.ts";
import type { WearableActivityTable } from "./wearable-activity.ts";
import type { WearableConnectionTable } from "./wearable-connection.ts";
import type {
  WearableWebhookLogTable,
  WebhookDedupeTable,
  WebhookHoldTable,
  WebhookPartTable,
  WebhookPayloadTable,
} from "./webhooks.ts";

/** All tables. SQL uses the same names in snake_case. */
export interface Database {
  userAccount: UserAccountTable;
  accountName: AccountNameTable;
  linkToken: LinkTokenTable;
  providerAccount: ProviderAccountTable;
  userSession: UserSessionTable;
  loginFailure: LoginFailureTable;
  auditEvent: AuditEventTable;
  accountImport: AccountImportTable;
  trainingPlan: TrainingPlanTable;
  exercise: ExerciseTable;
  planAdjustment: PlanAdjustmentTable;
  timeOff: TimeOffTable;
  raceDay: RaceDayTable;
  planLayer: PlanLayerTable;
  planRace: PlanRaceTable;
  checkIn: CheckInTable;
  planRevision: PlanRevisionTable;
  thresholdRecord: ThresholdRecordTable;
  proposalDecision: ProposalDecisionTable;
  calendarFeed: CalendarFeedTable;
  planShare: PlanShareTable;
  passwordReset: PasswordResetTable;
  emailChange: EmailChangeTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  secondFactor: SecondFactorTable;
  recoveryCode: RecoveryCodeTable;
  pendingLogin: PendingLoginTable;
  oauthState: OauthStateTable;
  wearableConnection: WearableConnectionTable;
  pushedWorkout: PushedWorkoutTable;
  wearableActivity: WearableActivityTable;
  wearableWebhookLog: WearableWebhookLogTable;
  webhookPayload: WebhookPayloadTable;
  webhookPart: WebhookPartTable;
  webhookDedupe: WebhookDedupeTable;
  webhookHold: WebhookHoldTable;
  providerThrottle: ProviderThrottleTable;
  rateLimitCount: RateLimitCountTable;
  activityTombstone: ActivityTombstoneTable;
  backfillWindow: BackfillWindowTable;
  syncRun: SyncRunTable;
  activityImport: ActivityImportTable;
  importFile: ImportFileTable;
  activityDetail: ActivityDetailTable;
}

/** For use cases. */
export type Db = Kysely<Database>;

/** For queries: only use cases open transactions. */
export type Queryable = Omit<Db, "transaction" | "startTransaction" | "destroy">;
