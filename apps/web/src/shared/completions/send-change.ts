import { TRPCClientError } from "@trpc/client";
import { errorText } from "../network/error-text.ts";
import { hasReason } from "../network/has-reason.ts";
import type { KeptState } from "./kept-changes.ts";

/** A connection without throughput counts as none after this time. */
export const MAX_WAIT_MS = 15_000;
const LOCK = "triplan.completions";

/** Answers after which sending again can succeed. */
const TEMPORARY = new Set(["unauthenticated", "too_many", "timeout", "unavailable", "internal"]);

/** Locks exist in secure contexts only; without them one tab can't wait for another. */
export const alone = <T>(run: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(LOCK, run) : run();

/** The server's reason; null if no answer arrived. */
function reasonOf(error: unknown): string | null {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  const hasReason = typeof data === "object" && data !== null && "reason" in data;
  return hasReason && typeof data.reason === "string" ? data.reason : null;
}

/** True if no answer of the server arrived. */
export const isUnanswered = (error: unknown): boolean => reasonOf(error) === null;

/** The state of a change that was sent later and not accepted. */
export function stateAfter(error: unknown): KeptState {
  const reason = reasonOf(error);
  if (reason === null || TEMPORARY.has(reason)) return { state: "waiting", reason: null };
  return { state: "refused", reason: refusalText(error) };
}

const refusalText = (error: unknown) =>
  hasReason(error, "not_found") ? "It is no longer in your plan" : errorText(error);
