import type { PlanWeekInput } from "@triplan/contract";
import {
  listWeekExercises,
  placeExercises,
  type ExercisePlacement,
  type ExerciseRow,
} from "@triplan/db";
import { DAY_NAMES, dateInWeek } from "@triplan/domain";
import { placeRest, planRequestOf } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";

/**
 * Places the week's unscheduled exercises on suitable days, around those placed or completed.
 * Returns the whole week.
 */
export async function scheduleWeek(
  ctx: AuthedContext,
  { planId, week }: PlanWeekInput,
): Promise<ExerciseRow[]> {
  const plan = await getPlan(ctx, planId);
  refuseWeekOutside(plan, week);
  const key = { userId: ctx.userId, planId };
  const rows = await listWeekExercises(ctx.db, { ...key, week });
  const days = placeRest(planRequestOf(plan), { week, today: ctx.today, exercises: rows });
  const placements = rows.flatMap(({ id, slotKey }): ExercisePlacement[] => {
    const day = days.get(slotKey);
    if (day === undefined) return [];
    const scheduledDate = dateInWeek(plan.startDate, week, day);
    return [{ exerciseId: id, day, dayName: DAY_NAMES[day], scheduledDate }];
  });
  if (placements.length === 0) return rows;
  await placeExercises(ctx.db, { ...key, placements });
  return listWeekExercises(ctx.db, { ...key, week });
}
