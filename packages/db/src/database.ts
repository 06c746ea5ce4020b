import type { Kysely } from "kysely";
import type { ActivityTombstoneTable } from "./tables/activity-tombstone.ts";
import type { BackfillWindowTable } from "./tables/backfill-window.ts";
import type { ExerciseTable } from "./tables/exercise.ts";
import type { LoginFailureTable } from "./tables/login-failure.ts";
import type { OauthStateTable } from "./tables/oauth-state.ts";
import type { PlanAdjustmentTable } from "./tables/plan-adjustment.ts";
import type { ProviderThrottleTable } from "./tables/provider-throttle.ts";
import type { SyncRunTable } from "./tables/sync-run.ts";
import type { TrainingPlanTable } from "./tables/training-plan.ts";
import type { UserAccountTable } from "./tables/user-account.ts";
import type { UserSessionTable } from "./tables/user-session.ts";
import type { WearableActivityTable } from "./tables/wearable-activity.ts";
import type { WearableConnectionTable } from "./tables/wearable-connection.ts";
import type { WearableWebhookLogTable } from "./tables/wearable-webhook-log.ts";
import type { WebhookDedupeTable } from "./tables/webhook-dedupe.ts";
import type { WebhookHoldTable } from "./tables/webhook-hold.ts";
import type { WebhookPayloadTable } from "./tables/webhook-payload.ts";

/** All tables. SQL uses the same names in snake_case. */
export interface Database {
  userAccount: UserAccountTable;
  userSession: UserSessionTable;
  loginFailure: LoginFailureTable;
  trainingPlan: TrainingPlanTable;
  exercise: ExerciseTable;
  planAdjustment: PlanAdjustmentTable;
  oauthState: OauthStateTable;
  wearableConnection: WearableConnectionTable;
  wearableActivity: WearableActivityTable;
  wearableWebhookLog: WearableWebhookLogTable;
  webhookPayload: WebhookPayloadTable;
  webhookDedupe: WebhookDedupeTable;
  webhookHold: WebhookHoldTable;
  providerThrottle: ProviderThrottleTable;
  activityTombstone: ActivityTombstoneTable;
  backfillWindow: BackfillWindowTable;
  syncRun: SyncRunTable;
}

/** For use cases. */
export type Db = Kysely<Database>;

/** For queries: only use cases open transactions. */
export type Queryable = Omit<Db, "transaction" | "startTransaction" | "destroy">;
