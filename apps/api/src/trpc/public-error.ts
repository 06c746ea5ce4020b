import { isConnectionError } from "@triplan/db";
import { DomainError, type DomainErrorCode, type FieldIssue } from "@triplan/domain";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";

/** An error as clients see it, in both transports. */
export interface PublicError {
  status: number;
  code: string;
  message: string;
  issues?: readonly FieldIssue[];
  retryAfterSeconds?: number;
}

const STATUS = {
  unauthenticated: 401,
  code_required: 401,
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  rule_broken: 400,
  unsupported_type: 415,
  method_not_allowed: 405,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
  upstream_failed: 502,
} as const satisfies Record<DomainErrorCode, number>;

/** Errors of the HTTP framework by status: their own messages expose internals. */
const FRAMEWORK_ERRORS: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: "bad_request", message: "The request is not valid" },
  403: { code: "forbidden", message: "You do not have access to this" },
  404: { code: "not_found", message: "Not found" },
  405: { code: "method_not_allowed", message: "Method not allowed" },
  408: { code: "timeout", message: "The request took too long" },
  413: { code: "too_large", message: "The request is too large" },
  414: { code: "too_large", message: "The address is too long" },
  415: { code: "unsupported_type", message: "Unsupported content type" },
  429: { code: "too_many", message: "Too many requests. Try again in a moment." },
  431: { code: "too_large", message: "The request's headers are too large" },
};

const DOWN: PublicError = {
  status: 503,
  code: "unavailable",
  message: "Service temporarily unavailable. Try again in a moment.",
  retryAfterSeconds: 2,
};

const BROKEN: PublicError = { status: 500, code: "internal", message: "Something went wrong" };

/** The only place that words errors for clients; exposes no internals. */
export function publicError(error: unknown): PublicError {
  if (error instanceof TRPCError) return fromTrpcError(error);
  if (error instanceof DomainError) return fromDomainError(error);
  if (error instanceof z.ZodError) return fromZodError(error);
  if (isUnavailable(error)) return DOWN;
  return fromStatus(statusOf(error));
}

/** The database can't be used, or the disk is full where uploads are stored. */
const isUnavailable = (error: unknown): boolean =>
  isConnectionError(error) ||
  (error instanceof Error && "code" in error && error.code === "ENOSPC");

/** tRPC wraps errors of procedures; its own have a code. */
function fromTrpcError(error: TRPCError): PublicError {
  if (error.cause instanceof DomainError || error.cause instanceof z.ZodError) {
    return publicError(error.cause);
  }
  if (error.code === "INTERNAL_SERVER_ERROR") return isUnavailable(error.cause) ? DOWN : BROKEN;
  return fromStatus(getHTTPStatusCodeFromError(error));
}

function fromDomainError(error: DomainError): PublicError {
  return {
    status: STATUS[error.code],
    code: error.code,
    message: error.message,
    ...(error.issues.length > 0 && { issues: error.issues }),
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

function fromZodError(error: z.ZodError): PublicError {
  const all = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  // Two checks of one field may share a message.
  const issues = [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
  return { status: 400, code: "invalid_input", message: issues[0]?.message ?? "Required", issues };
}

const statusOf = (error: unknown): number =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;

function fromStatus(status: number): PublicError {
  const known = FRAMEWORK_ERRORS[status];
  return known ? { status, ...known } : BROKEN;
}
