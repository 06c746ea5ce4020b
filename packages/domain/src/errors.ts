export type DomainErrorCode =
  | "unauthenticated"
  | "code_required"
  | "not_found"
  | "conflict"
  | "forbidden"
  | "unsupported_type"
  | "method_not_allowed"
  | "rule_broken"
  | "too_large"
  | "too_many"
  | "unavailable"
  | "upstream_failed";

/** One invalid field of an input. */
export interface FieldIssue {
  /** Field name, with dots for nested fields ("weeklySchedule.2.hours"). */
  path: string;
  message: string;
}

/** An expected error. Its message is for the user: what happened and what to do next. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly issues: readonly FieldIssue[];
  /** Seconds after which a retry makes sense. */
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

/** The error for one invalid field of an input: the message is shown at the field. */
export const refusedField = (path: string, message: string): DomainError =>
  new DomainError("rule_broken", message, { issues: [{ path, message }] });
