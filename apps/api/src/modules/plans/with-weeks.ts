import { listOutlinedExercises, type Queryable, type TrainingPlanRow } from "@triplan/db";
import { planAims, planRequestOf } from "@triplan/plan-engine";

export interface PlanWithWeeks extends TrainingPlanRow {
  /** Planned minutes per week from week 1 on, summed over the stored exercises. */
  weekMinutes: number[];
  /** What is special about the stored exercises of each week. */
  weekAims: string[];
}

/** Adds the minutes and aims of the weeks to plans of one user in a single query. */
export async function withWeeks(
  db: Queryable,
  userId: number,
  plans: readonly TrainingPlanRow[],
): Promise<PlanWithWeeks[]> {
  if (plans.length === 0) return [];
  const rows = await listOutlinedExercises(db, { userId, planIds: plans.map(({ id }) => id) });
  const byPlan = Map.groupBy(rows, ({ trainingPlanId }) => trainingPlanId);
  return plans.map((plan) => {
    const exercises = byPlan.get(plan.id) ?? [];
    const weekMinutes = Array.from({ length: plan.totalWeeks }, () => 0);
    for (const { week, duration } of exercises) {
      weekMinutes[week - 1] = (weekMinutes[week - 1] ?? 0) + duration;
    }
    return { ...plan, weekMinutes, weekAims: planAims(planRequestOf(plan), exercises) };
  });
}

export async function planWithWeeks(db: Queryable, plan: TrainingPlanRow): Promise<PlanWithWeeks> {
  const [answer] = await withWeeks(db, plan.userId, [plan]);
  return answer ?? { ...plan, weekMinutes: [], weekAims: [] };
}
