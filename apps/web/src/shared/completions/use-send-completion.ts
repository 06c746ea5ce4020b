import { useMutation } from "@tanstack/react-query";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import {
  hasWaiting,
  isStillKept,
  releaseKept,
  updateKept,
  WAITING,
  type KeptCompletion,
} from "./kept-changes.ts";
import { keepCompletion } from "./kept-completions.ts";
import { alone, isUnanswered, MAX_WAIT_MS, stateAfter } from "./send-change.ts";

interface Sending {
  userId: number;
  kept: KeptCompletion;
}

/** The answer; null if another tab had it already, `waiting` if it queues behind earlier changes. */
type Answer = RouterOutputs["exercises"]["complete"] | "waiting" | null;

interface SendOptions {
  /** A form is open that shows a refusal and what was entered. */
  isFromForm: boolean;
  onSuccess?: (answer: Answer) => Promise<void>;
  onError?: (error: unknown, sent: Sending) => void;
}

/**
 * Sends an entry that is stored on the device first, so that closing the page loses nothing. An entry
 * of the form waits behind changes that wait. Tabs take turns, and an entry is removed with its answer,
 * so that it is not sent again.
 */
export function useSendCompletion({ isFromForm, onSuccess, onError }: SendOptions) {
  const { client } = trpc.useUtils();
  return useMutation<Answer, unknown, Sending>({
    mutationFn: ({ userId, kept }) => {
      const queues = () => isFromForm && hasWaiting(userId);
      const wait = () => {
        updateKept(userId, kept, WAITING);
        return "waiting" as const;
      };
      const isStored = !isFromForm || keepCompletion(userId, kept);
      if (isStored && queues()) return Promise.resolve(wait());
      return alone(async () => {
        if (isStored && !isStillKept(userId, kept)) return null;
        if (isStored && queues()) return wait();
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
