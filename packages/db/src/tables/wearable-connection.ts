import type { TargetChoice } from "@triplan/domain";
import type { Generated } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

export type ConnectionStatus = "active" | "paused" | "needs_reauth" | "disconnecting" | "revoked";

/**
 * A user's account at a watch provider. The specification's `isActive` is `status = 'active'`.
 */
export interface WearableConnectionTable {
  id: Generated<number>;
  userId: number;
  provider: string;
  providerUserId: string;
  status: Generated<ConnectionStatus>;
  /** Encrypted; null once the tokens are wiped. */
  accessTokenEnc: string | null;
  refreshTokenEnc: string | null;
  tokenExpiresAt: Instant | null;
  refreshExpiresAt: Instant | null;
  permissions: Generated<string[]>;
  consentedAt: Instant | null;
  consentVersion: string | null;
  /** Consecutive refusals of the refresh token. */
  authStrikes: Generated<number>;
  firstStrikeAt: Instant | null;
  /** No refresh before this instant, after a refusal. */
  refreshBlockedUntil: Instant | null;
  refreshCount: Generated<number>;
  /** Attempts to revoke the consent, while `disconnecting`. */
  revokeTries: Generated<number>;
  lastSyncedAt: Instant | null;
  /** What workouts on the watch guide by; null while none are sent. */
  workoutTarget: TargetChoice | null;
  /** IANA name of the athlete's zone at the last change of the plan. */
  timeZone: string | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}
