import type { DefaultInstant, Instant } from "./column-types.ts";

/** The provider's rate limit: no calls before this instant. */
export interface ProviderThrottleTable {
  provider: string;
  blockedUntil: Instant;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

/** Calls of a caller that count towards a rate limit. */
export interface RateLimitCountTable {
  /** Such as "user 7" or "network 192.0.2.0". */
  caller: string;
  /** The limit. */
  name: string;
  count: number;
  /** When counting starts again. */
  endsAt: Instant;
}
