import type { DefaultInstant, Instant } from "./column-types.ts";

/** The provider's rate limit: no calls before this instant. */
export interface ProviderThrottleTable {
  provider: string;
  blockedUntil: Instant;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}
