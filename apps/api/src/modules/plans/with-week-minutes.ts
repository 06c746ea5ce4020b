import { listWeekMinutes, type Queryable, type TrainingPlanRow } from "@triplan/db";

export interface PlanWithMinutes extends TrainingPlanRow {
  /** Planned minutes per week from week 1 on, summed over the stored exercises. */
  weekMinutes: number[];
}

/** Adds the minutes per week to plans of one user in a single query. */
export async function withWeekMinutes(
  db: Queryable,
  userId: number,
  plans: readonly TrainingPlanRow[],
): Promise<PlanWithMinutes[]> {
  if (plans.length === 0) return [];
  const rows = await listWeekMinutes(db, { userId, planIds: plans.map(({ id }) => id) });
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return plans.map((plan) => {
    const weekMinutes = Array.from({ length: plan.totalWeeks }, () => 0);
    for (const { week, minutes } of byPlan.get(plan.id) ?? []) weekMinutes[week - 1] = minutes;
    return { ...plan, weekMinutes };
  });
}

export async function planWithMinutes(
  db: Queryable,
  plan: TrainingPlanRow,
): Promise<PlanWithMinutes> {
  const [answer] = await withWeekMinutes(db, plan.userId, [plan]);
  return answer ?? { ...plan, weekMinutes: [] };
}
