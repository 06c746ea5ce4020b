/** Names of the unique keys that an API answers with a conflict or a repeated result. */
export const UNIQUE_KEYS = {
  username: "user_account_username_key",
  planIdempotencyKey: "training_plan_user_id_idempotency_key_key",
  exerciseMatch: "exercise_matched_activity_id_key",
  providerAccount: "wearable_connection_provider_user_key",
  activity: "wearable_activity_provider_activity_key",
} as const;
export type UniqueKey = (typeof UNIQUE_KEYS)[keyof typeof UNIQUE_KEYS];

const UNIQUE_VIOLATION = "23505";
const LOCK_TIMEOUT = "55P03";

// Connection lost, server stopping or starting, out of something, statement or transaction too slow.
const UNAVAILABLE_STATES = /^(?:08|53|57P0|57014$|25P03$)/;

const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

// Errors of `pg`, its pool and Kysely that carry no code.
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|connection has been discarded|driver has already been destroyed|after calling end on the pool/i;

const fieldOf = (error: unknown, field: "code" | "constraint"): unknown =>
  error instanceof Error && field in error ? Reflect.get(error, field) : undefined;

/** True when a statement failed because a row with the same unique key is there already. */
export const isUniqueViolation = (error: unknown, constraint: UniqueKey): boolean =>
  fieldOf(error, "code") === UNIQUE_VIOLATION && fieldOf(error, "constraint") === constraint;

/** True when a row stayed locked by another transaction for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => fieldOf(error, "code") === LOCK_TIMEOUT;

/**
 * True when the database could not be reached or could not serve just now, so that the same call
 * may succeed later: the answer is 503, not 500.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = fieldOf(error, "code");
  if (typeof code === "string" && (NETWORK_CODES.has(code) || UNAVAILABLE_STATES.test(code))) {
    return true;
  }
  return LOST_CONNECTION.test(error.message) || isConnectionError(error.cause);
}
