import { DomainError, type DomainErrorCode, type FieldIssue } from "@triplan/domain";
import { TRPCError } from "@trpc/server";

/** An error that a thread posts: a copy made by the runtime would lose its fields. */
export type ThreadError =
  | {
      kind: "domain";
      code: DomainErrorCode;
      message: string;
      issues: readonly FieldIssue[];
      retryAfterSeconds: number | undefined;
    }
  | { kind: "other"; message: string; stack: string | undefined; fields: Record<string, unknown> };

/** Fields that decide the answer or are logged. */
const FIELDS = ["name", "code", "constraint", "table", "column"] as const;

export function encodeError(thrown: unknown): ThreadError {
  const error = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown;
  if (error instanceof DomainError) {
    const { code, message, issues, retryAfterSeconds } = error;
    return { kind: "domain", code, message, issues, retryAfterSeconds };
  }
  if (!(error instanceof Error)) {
    return { kind: "other", message: String(error), stack: undefined, fields: {} };
  }
  const fields = FIELDS.flatMap((name): [string, unknown][] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  const { message, stack } = error;
  return { kind: "other", message, stack, fields: Object.fromEntries(fields) };
}

export function decodeError(error: ThreadError): Error {
  if (error.kind === "domain") {
    const { code, message, issues, retryAfterSeconds } = error;
    return new DomainError(code, message, {
      issues,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
  const { message, stack, fields } = error;
  return Object.assign(new Error(message), fields, stack !== undefined && { stack });
}
