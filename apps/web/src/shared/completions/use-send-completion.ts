import { useMutation } from "@tanstack/react-query";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import { isStillKept, releaseKept, updateKept, type KeptCompletion } from "./kept-changes.ts";
import { keepCompletion } from "./kept-completions.ts";
import { alone, isUnanswered, MAX_WAIT_MS, stateAfter } from "./send-change.ts";

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
          // The form shows a refusal itself.
          if (isFromForm && !isUnanswered(error)) releaseKept(userId, kept);
          else updateKept(userId, kept, stateAfter(error));
          throw error;
        }
      });
    },
    ...(onSuccess && { onSuccess }),
    ...(onError && { onError }),
  });
}
