import { listOutlinedExercises, type Queryable, type TrainingPlanRow } from "@triplan/db";
import type { Discipline } from "@triplan/domain";
import { isTest, planAims, planRequestOf } from "@triplan/plan-engine";

export interface PlanWithWeeks extends TrainingPlanRow {
  /** Planned minutes per week from week 1 on, summed over the stored exercises. */
  weekMinutes: number[];
  /** What is special about the stored exercises of each week. */
  weekAims: string[];
  /** The sports that each week tests. */
  weekTests: Discipline[][];
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
    // Some may have been done ahead of a week that the plan lost when its race moved.
    const exercises = (byPlan.get(plan.id) ?? []).filter(({ week }) => week <= plan.totalWeeks);
    const weekMinutes = Array.from({ length: plan.totalWeeks }, () => 0);
    const weekTests = Array.from({ length: plan.totalWeeks }, (): Discipline[] => []);
    for (const exercise of exercises) {
      const { week, duration } = exercise;
      weekMinutes[week - 1] = (weekMinutes[week - 1] ?? 0) + duration;
      if (isTest(exercise)) weekTests[week - 1]?.push(exercise.type);
    }
    const weekAims = planAims(planRequestOf(plan), exercises);
    return { ...plan, weekMinutes, weekAims, weekTests };
  });
}

export async function planWithWeeks(db: Queryable, plan: TrainingPlanRow): Promise<PlanWithWeeks> {
  const [answer] = await withWeeks(db, plan.userId, [plan]);
  return answer ?? { ...plan, weekMinutes: [], weekAims: [], weekTests: [] };
}
