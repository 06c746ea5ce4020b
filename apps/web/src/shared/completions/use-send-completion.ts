import { useMutation } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../network/error-text.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import {
  isStillKept,
  keepCompletion,
  releaseKept,
  updateKept,
  type KeptCompletion,
  type KeptState,
} from "./kept-completions.ts";

/** A connection without throughput counts as none after this time. */
const MAX_WAIT_MS = 15_000;
const LOCK = "triplan.completions";

/** Answers after which sending again can succeed. */
const TEMPORARY = new Set(["unauthenticated", "too_many", "timeout", "unavailable", "internal"]);

/** Locks exist in secure contexts only; without them one tab can't wait for another. */
const alone = <T>(run: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(LOCK, run) : run();

/** The server's reason; null if no answer arrived. */
function reasonOf(error: unknown): string | null {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  const hasReason = typeof data === "object" && data !== null && "reason" in data;
  return hasReason && typeof data.reason === "string" ? data.reason : null;
}

interface Sending {
  userId: number;
  kept: KeptCompletion;
}

/** The answer; null if another tab had it already. */
type Answer = RouterOutputs["exercises"]["complete"] | null;

interface SendOptions {
  /** A form is open that shows a refusal and what was entered. */
  isFromForm: boolean;
  onSuccess?: () => Promise<void>;
  onError?: (error: unknown, sent: Sending) => void;
}

/** The state of an entry that was not sent; null to forget it. */
function stateAfter(error: unknown, isFromForm: boolean): KeptState | null {
  const reason = reasonOf(error);
  if (reason === null) return { state: "waiting", reason: null };
  if (isFromForm) return null;
  if (TEMPORARY.has(reason)) return { state: "waiting", reason: null };
  return { state: "refused", reason: errorText(error) };
}

/**
 * Sends an entry that is stored on the device first, so that closing the page loses nothing. Tabs
 * take turns, and an entry is removed with its answer, so that it is not sent again.
 */
export function useSendCompletion({ isFromForm, onSuccess, onError }: SendOptions) {
  const { client } = trpc.useUtils();
  return useMutation<Answer, unknown, Sending>({
    mutationFn: ({ userId, kept }) => {
      const isStored = !isFromForm || keepCompletion(userId, kept);
      return alone(async () => {
        if (isStored && !isStillKept(userId, kept)) return null;
        try {
          const signal = AbortSignal.timeout(MAX_WAIT_MS);
          const completed = await client.exercises.complete.mutate(kept.input, { signal });
          releaseKept(userId, kept);
          return completed;
        } catch (error) {
          const after = stateAfter(error, isFromForm);
          if (after) updateKept(userId, kept, after);
          else releaseKept(userId, kept);
          throw error;
        }
      });
    },
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError }),
  });
}
