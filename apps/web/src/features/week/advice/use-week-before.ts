import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { ExerciseRow } from "../model/week-types.ts";

const NOTHING: readonly ExerciseRow[] = [];

/** Exercises of the previous week, which is prefetched; empty while loading. */
export function useWeekBefore(planId: number, week: number): readonly ExerciseRow[] {
  const before = { planId, week: week - 1 };
  const { data = NOTHING } = trpc.exercises.listWeek.useQuery(before, {
    staleTime: FRESH_MS,
    enabled: week > 1,
  });
  return data;
}
