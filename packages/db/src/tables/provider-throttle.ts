import type { DefaultInstant, Instant } from "./column-types.ts";

/** A provider said "too many": nobody calls it before this instant. */
export interface ProviderThrottleTable {
  provider: string;
  blockedUntil: Instant;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}
