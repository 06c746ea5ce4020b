export type DomainErrorCode =
  | "unauthenticated"
  | "not_found"
  | "conflict"
  | "forbidden"
  | "unsupported_type"
  | "method_not_allowed"
  | "rule_broken"
  | "too_many"
  | "unavailable"
  | "upstream_failed";

/** A rule that one field of an input breaks. */
export interface FieldIssue {
  /** Name of the field, dotted where it is nested ("weeklySchedule.2.hours"). */
  path: string;
  message: string;
}

/** An expected refusal. Its message is for the user: it says what happened and what to do. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly issues: readonly FieldIssue[];
  /** When it makes sense to try again, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: DomainErrorCode,
    message: string,
    details: { issues?: readonly FieldIssue[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
