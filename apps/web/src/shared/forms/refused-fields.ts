import type { FieldIssue } from "@triplan/domain";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../network/error-text.ts";

/** Messages by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const issuesOf = (error: unknown): readonly FieldIssue[] =>
  (error instanceof TRPCClientError && error.data?.issues) || [];

/** The first message of each field. */
export function byField(issues: readonly FieldIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}

/** The server's messages by field. */
export const refusedFields = (error: unknown): FieldErrors => byField(issuesOf(error));

/** An error that belongs to no field; null without one. */
export const unplacedError = (error: unknown): string | null =>
  error === null || issuesOf(error).length > 0 ? null : errorText(error);
