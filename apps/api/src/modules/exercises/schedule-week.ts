import type { PlanWeekInput } from "@triplan/contract";
import { listWeekExercises, placeExercises, type ExerciseRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";
import { listRaceDates } from "../races/list-race-days.ts";
import { restPlacements } from "./rest-placements.ts";

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
  const raceDates = await listRaceDates(ctx.db, key);
  const placements = restPlacements(plan, { week, today: ctx.today, rows, raceDates });
  if (placements.length === 0) return rows;
  await placeExercises(ctx.db, { ...key, placements });
  return listWeekExercises(ctx.db, { ...key, week });
}
