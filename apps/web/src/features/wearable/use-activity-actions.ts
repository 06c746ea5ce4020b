import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";
import { testActivity } from "./test-activity.ts";
import { useReadAgain } from "./use-read-again.ts";

/** Makes an activity to try things out with. */
export function useCreateTestActivity() {
  const { activities } = trpc.useUtils();
  const { mutate, isPending } = trpc.activities.create.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.activityCreated);
      await activities.invalidate();
    },
    onError: () => sayFailure(FAILURES.createActivity),
  });
  return { create: () => mutate(testActivity(new Date(), crypto.randomUUID())), isPending };
}

/** Deletes an activity for good; the week of its exercise is read again too. */
export function useDeleteActivity(onDone: () => void) {
  const readAgain = useReadAgain();
  return trpc.activities.delete.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.activityDeleted);
      await readAgain();
      onDone();
    },
    onError: () => sayFailure(FAILURES.deleteActivity),
  });
}

/** Takes an activity and its exercise apart. */
export function useUnlink() {
  const readAgain = useReadAgain();
  return trpc.exercises.unmatch.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.unmatched);
      await readAgain();
    },
    onError: (error) => sayFailure(FAILURES.unmatch, error),
  });
}
