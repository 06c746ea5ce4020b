import { listPlanExercises, type TrainingPlanRow } from "@triplan/db";
import { checkInWeek, minuteInZone } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** The week whose check-in is ready; null if none is. */
export async function readyWeek(
  { db, userId, today, now, timeZone }: AuthedContext,
  plan: TrainingPlanRow,
): Promise<number | null> {
  const rows = await listPlanExercises(db, { userId, planId: plan.id });
  const open = new Set(
    rows.flatMap(({ week, isCompleted, skippedAt }) =>
      isCompleted || skippedAt !== null ? [] : [week],
    ),
  );
  const time = { today, minute: minuteInZone(now, timeZone) };
  return checkInWeek(plan, time, (week) => open.has(week));
}
