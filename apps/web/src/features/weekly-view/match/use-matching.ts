import { FRESH_MS } from "../../../shared/cache-times.ts";
import { useCurrentUser } from "../../../shared/current-user.ts";
import { FAILURES, SUCCESSES } from "../../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../../shared/say.ts";
import { trpc } from "../../../trpc.ts";
import type { ExerciseRow, UnmatchedActivity } from "../week-types.ts";

/** The recordings of a week that belong to no exercise yet, and what ties and unties them. */
export function useMatching(week: { planId: number; week: number }) {
  const { exercises, activities } = trpc.useUtils();
  const { data: user } = useCurrentUser();
  const unmatched = trpc.activities.listUnmatched.useQuery(week, { staleTime: FRESH_MS });
  // The week and its recordings say the same thing from two sides.
  const readAgain = () => Promise.all([exercises.invalidate(), activities.invalidate()]);
  const match = trpc.exercises.match.useMutation({
    networkMode: "always",
    onSuccess: () => {
      saySuccess(SUCCESSES.matched);
      return readAgain();
    },
    onError: (error) => sayFailure(FAILURES.match, error),
  });
  const unmatch = trpc.exercises.unmatch.useMutation({
    networkMode: "always",
    onSuccess: () => {
      saySuccess(SUCCESSES.unmatched);
      return readAgain();
    },
    onError: (error) => sayFailure(FAILURES.unmatch, error),
  });
  return {
    units: user?.unitPreference ?? "miles",
    activities: unmatched.data ?? [],
    /** Present where the recordings could not be loaded. */
    retry: unmatched.isError ? () => void unmatched.refetch() : undefined,
    isBusy: match.isPending,
    match: (exerciseId: number, { providerActivityId }: UnmatchedActivity) =>
      match.mutate({ exerciseId, providerActivityId }),
    unmatch: ({ id: exerciseId }: ExerciseRow) => unmatch.mutate({ exerciseId }),
  };
}
