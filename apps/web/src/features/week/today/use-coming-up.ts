import type { IsoDate } from "@triplan/domain";
import { useMemo } from "react";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import { comingUp, type NextDays } from "./coming-up.ts";

interface ComingUpSetup {
  plan: PlanRow;
  week: number;
  today: IsoDate;
  rows: readonly ExerciseRow[];
}

/** What comes after today in this week and the next one, which is prefetched; null while it loads. */
export function useComingUp({
  plan,
  week,
  today,
  rows,
}: ComingUpSetup): NextDays<ExerciseRow> | null {
  const isLast = week >= plan.totalWeeks;
  const { data } = trpc.exercises.listWeek.useQuery(
    { planId: plan.id, week: week + 1 },
    { staleTime: FRESH_MS, enabled: !isLast },
  );
  return useMemo(() => {
    const later = isLast ? [] : data;
    return later ? comingUp([...rows, ...later], today) : null;
  }, [isLast, data, rows, today]);
}
