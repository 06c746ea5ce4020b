import { useMemo } from "react";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";

interface ShownWeek {
  planId: number;
  week: number;
  /** Weeks that have begun, whose recordings may be exercises of the shown week. */
  begun: number;
}

const FRESH = { staleTime: FRESH_MS };
const NONE: readonly UnmatchedActivity[] = [];

const byExercise = (activities: readonly UnmatchedActivity[]) =>
  new Map(
    activities.flatMap((activity) =>
      activity.suggestion ? [[activity.suggestion.exerciseId, activity] as const] : [],
    ),
  );

/** The week's unmatched activities, with the mutations that match and unmatch them. */
export function useMatching({ planId, week, begun }: ShownWeek) {
  const refresh = useRefreshTraining();
  const list = trpc.activities.listUnmatched;
  const unmatched = list.useQuery({ planId, week }, FRESH);
  const before = list.useQuery({ planId, week: week - 1 }, { ...FRESH, enabled: week > 1 });
  const after = list.useQuery({ planId, week: week + 1 }, { ...FRESH, enabled: week < begun });
  const { data: activities = NONE } = unmatched;
  const mayBe = useMemo(
    () => byExercise([...(before.data ?? NONE), ...activities, ...(after.data ?? NONE)]),
    [before.data, activities, after.data],
  );
  const match = trpc.exercises.match.useMutation({
    networkMode: "always",
    onSuccess: () => {
      notifySuccess(SUCCESSES.matched);
      return refresh();
    },
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
  const decline = trpc.activities.declineMatch.useMutation({
    networkMode: "always",
    onSuccess: () => refresh(),
    onError: (error) => notifyFailure(FAILURES.declineMatch, error),
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
    activities,
    /** The recording that may be an open exercise, by the exercise's id. */
    mayBe,
    /** Present when the activities could not be loaded. */
    retry: unmatched.isError ? () => void unmatched.refetch() : undefined,
    isBusy: match.isPending || decline.isPending,
    /** Keeps the activity as an extra. */
    decline: ({ id: activityId }: UnmatchedActivity) => decline.mutate({ activityId }),
    match: (exerciseId: number, { providerActivityId }: UnmatchedActivity) =>
      match.mutate({ exerciseId, providerActivityId }),
    unmatch: ({ id: exerciseId }: ExerciseRow) => unmatch.mutate({ exerciseId }),
  };
}
