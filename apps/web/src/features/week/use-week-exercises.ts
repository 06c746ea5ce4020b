import { useEffect } from "react";
import { FRESH_MS } from "../../shared/network/cache-times.ts";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";

const FRESH = { staleTime: FRESH_MS };

type Utils = ReturnType<typeof trpc.useUtils>;
type Plan = Pick<PlanRow, "id" | "totalWeeks">;

/** Asks for what the week shows first, before its code is there. */
export function prefetchWeek({ exercises }: Utils, { id: planId, totalWeeks }: Plan, week: number) {
  for (const shown of [week, week + 1])
    if (shown <= totalWeeks) void exercises.listWeek.prefetch({ planId, week: shown }, FRESH);
}

/** The exercises of a week and, from the same call, of the next one. Prefetches its neighbours with their activities. */
export function useWeekExercises(plan: Plan, week: number) {
  const { id: planId, totalWeeks } = plan;
  const { exercises, activities } = trpc.useUtils();
  const query = trpc.exercises.listWeek.useQuery({ planId, week }, FRESH);
  const isLast = week >= totalWeeks;
  trpc.exercises.listWeek.useQuery({ planId, week: week + 1 }, { ...FRESH, enabled: !isLast });
  const { isSuccess } = query;
  useEffect(() => {
    if (!isSuccess) return;
    for (const neighbour of [week + 1, week - 1]) {
      if (neighbour < 1 || neighbour > totalWeeks) continue;
      void exercises.listWeek.prefetch({ planId, week: neighbour }, FRESH);
      void activities.listUnmatched.prefetch({ planId, week: neighbour }, FRESH);
    }
  }, [exercises, activities, isSuccess, planId, totalWeeks, week]);
  return query;
}
