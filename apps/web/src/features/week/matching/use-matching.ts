import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useDismissed } from "../../../shared/browser/use-dismissed.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";

// A different suggestion for the same activity is asked again.
const suggestionKey = ({ id, suggestion }: UnmatchedActivity) =>
  `${id}-${suggestion?.exerciseId ?? 0}`;

/** The week's unmatched activities, with the mutations that match and unmatch them. */
export function useMatching(week: { planId: number; week: number }) {
  const refresh = useRefreshTraining();
  const { isDismissed, dismiss } = useDismissed("dismissed-suggestions");
  const unmatched = trpc.activities.listUnmatched.useQuery(week, { staleTime: FRESH_MS });
  const match = trpc.exercises.match.useMutation({
    networkMode: "always",
    onSuccess: () => {
      notifySuccess(SUCCESSES.matched);
      return refresh();
    },
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
  const unmatch = trpc.exercises.unmatch.useMutation({
    networkMode: "always",
    onSuccess: () => {
      notifySuccess(SUCCESSES.unmatched);
      return refresh();
    },
    onError: (error) => notifyFailure(FAILURES.unmatch, error),
  });
  return {
    activities: unmatched.data ?? [],
    /** Present when the activities could not be loaded. */
    retry: unmatched.isError ? () => void unmatched.refetch() : undefined,
    isBusy: match.isPending,
    /** True when the suggestion was dismissed during this visit. */
    isDismissed: (activity: UnmatchedActivity) => isDismissed(suggestionKey(activity)),
    dismiss: (activity: UnmatchedActivity) => dismiss(suggestionKey(activity)),
    match: (exerciseId: number, { providerActivityId }: UnmatchedActivity) =>
      match.mutate({ exerciseId, providerActivityId }),
    unmatch: ({ id: exerciseId }: ExerciseRow) => unmatch.mutate({ exerciseId }),
  };
}
