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

/** What comes after today in this week and the next one; null while that loads. */
export function useComingUp({
  plan,
  week,
  today,
  rows,
}: ComingUpSetup): NextDays<ExerciseRow> | null {
  const { startDate } = plan;
  const isLast = week >= plan.totalWeeks;
  const { data, isError } = trpc.exercises.listWeek.useQuery(
    { planId: plan.id, week: week + 1 },
    { staleTime: FRESH_MS, enabled: !isLast },
  );
  return useMemo(() => {
    // A week that can't be loaded leaves what is known of this one.
    const later = isLast || isError ? [] : data;
    return later ? comingUp([...rows, ...later], { startDate, week, today }) : null;
  }, [isLast, isError, data, rows, startDate, week, today]);
}
