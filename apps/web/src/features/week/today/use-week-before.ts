import { dateInWeek, type IsoDate } from "@triplan/domain";
import { useMemo } from "react";
import type { KeptChange } from "../../../shared/completions/kept-changes.ts";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { withKept } from "../completion/with-kept.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";

interface WeekBeforeSetup {
  plan: PlanRow;
  week: number;
  today: IsoDate;
  kept: readonly KeptChange[];
}

const NONE: readonly ExerciseRow[] = [];

/** On the first day of the shown week: the exercises of the week before, which yesterday ended. */
export function useWeekBefore({
  plan: { id: planId, startDate },
  week,
  today,
  kept,
}: WeekBeforeSetup): readonly ExerciseRow[] {
  const isFirstDay = week > 1 && today === dateInWeek(startDate, week, 0);
  const { data } = trpc.exercises.listWeek.useQuery(
    { planId, week: week - 1 },
    { staleTime: FRESH_MS, enabled: isFirstDay },
  );
  return useMemo(
    () => (isFirstDay && data ? withKept(data, kept, startDate) : NONE),
    [isFirstDay, data, kept, startDate],
  );
}
