import { planRequestOf, weekDoctor, type Finding } from "@triplan/plan-engine";
import { useMemo } from "react";
import { weekFindings } from "./week-findings.ts";
import type { WeekModel } from "../model/week-model.ts";
import { useWeekBefore } from "./use-week-before.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";

interface ShownWeek {
  plan: PlanRow;
  week: number;
}

/** Rules of the plan that the shown week breaks, updated with every move. */
export function useWeekFindings(
  { plan, week }: ShownWeek,
  model: WeekModel<ExerciseRow>,
): readonly Finding[] {
  const judge = useMemo(() => weekDoctor(planRequestOf(plan)), [plan]);
  const before = useWeekBefore(plan.id, week);
  return useMemo(() => weekFindings(judge, week, model, before), [judge, week, model, before]);
}
