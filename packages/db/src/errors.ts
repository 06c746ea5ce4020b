/** Unique keys that an API answers with a conflict or with the earlier result. */
export const UNIQUE_KEYS = {
  username: "account_name_username_key",
  passkey: "passkey_credential_id_key",
  planIdempotencyKey: "training_plan_user_id_idempotency_key_key",
  exerciseMatch: "exercise_matched_activity_id_key",
  providerAccount: "provider_account_pkey",
  activity: "wearable_activity_provider_activity_key",
} as const;
export type UniqueKey = (typeof UNIQUE_KEYS)[keyof typeof UNIQUE_KEYS];

/** Foreign keys whose violation an API answers as a missing row. */
export const FOREIGN_KEYS = { currentPlan: "user_account_current_training_plan_fkey" } as const;
export type ForeignKey = (typeof FOREIGN_KEYS)[keyof typeof FOREIGN_KEYS];

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const LOCK_TIMEOUT = "55P03";

/** Serialization failure and deadlock. */
const LOST_STATES = new Set<unknown>(["40001", "40P01"]);

// Connection lost, server starting or stopping, resources (or the disk) exhausted, statement or
// transaction timeout.
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

// Errors of `pg`, its pool and Kysely without a code.
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|connection has been discarded|driver has already been destroyed|after calling end on the pool/i;

const fieldOf = (error: unknown, field: "code" | "constraint"): unknown =>
  error instanceof Error && field in error ? Reflect.get(error, field) : undefined;

/** Citus adds the number of the shard to the name of a constraint, which is in the message alone. */
function violates(error: unknown, constraint: string): boolean {
  const found = fieldOf(error, "constraint");
  if (found !== undefined) return found === constraint;
  return error instanceof Error && new RegExp(`"${constraint}(?:_\\d+)?"`).test(error.message);
}

/** True if the statement failed on an existing row with the same unique key. */
export const isUniqueViolation = (error: unknown, constraint: UniqueKey): boolean =>
  fieldOf(error, "code") === UNIQUE_VIOLATION && violates(error, constraint);

/** True if the row that the statement refers to has been deleted meanwhile. */
export const isMissingReference = (error: unknown, constraint: ForeignKey): boolean =>
  fieldOf(error, "code") === FOREIGN_KEY_VIOLATION && violates(error, constraint);

/** True if another transaction held the lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => fieldOf(error, "code") === LOCK_TIMEOUT;

/** True if PostgreSQL ended the transaction in favour of another one: it may be tried again. */
export const lostToAnotherTransaction = (error: unknown): boolean =>
  LOST_STATES.has(fieldOf(error, "code"));

/**
 * True if the database was unreachable or overloaded, so that a retry may succeed: answer 503, not
 * 500.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (lostToAnotherTransaction(error)) return true;
  const code = fieldOf(error, "code");
  if (typeof code === "string" && (NETWORK_CODES.has(code) || UNAVAILABLE_STATES.test(code))) {
    return true;
  }
  return LOST_CONNECTION.test(error.message) || isConnectionError(error.cause);
}
