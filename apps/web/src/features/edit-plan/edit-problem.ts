import type { FieldIssue } from "@triplan/domain";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../shared/network/error-text.ts";

/** Why a change can't be made, in a sentence; null without an error. */
export function editProblem(error: unknown): string | null {
  if (error === null) return null;
  const issues: readonly FieldIssue[] =
    (error instanceof TRPCClientError && error.data?.issues) || [];
  return issues.length > 0 ? issues.map(({ message }) => message).join(" ") : errorText(error);
}
