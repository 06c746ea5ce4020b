import type { PlanInput } from "@triplan/contract";
import { inTransaction, listPlanExercises, placeExercises } from "@triplan/db";
import type { IsoDate, Weekday } from "@triplan/domain";
import { randomUUID } from "node:crypto";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { listRaceDates } from "../races/list-race-days.ts";
import { restPlacements } from "./rest-placements.ts";

export interface PlanPlacement {
  /** Names the placement to undo; null if there was nothing to place. */
  placementId: string | null;
  placed: { exerciseId: number; week: number; day: Weekday; scheduledDate: IsoDate }[];
}

/** Places every open exercise of the plan that has no day, week by week. */
export async function schedulePlan(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PlanPlacement> {
  const key = { userId: ctx.userId, planId };
  return inTransaction(ctx.db, async (trx) => {
    const plan = await lockPlan(trx, key);
    const weeks = Map.groupBy(await listPlanExercises(trx, key), ({ week }) => week);
    const raceDates = await listRaceDates(trx, key);
    const placements = [...weeks].flatMap(([week, rows]) =>
      restPlacements(plan, { week, today: ctx.today, rows, raceDates }).map((each) => ({
        ...each,
        week,
      })),
    );
    const placementId = randomUUID();
    const ids = new Set(await placeExercises(trx, { ...key, placements, placementId }));
    const placed = placements.flatMap(({ exerciseId, week, day, scheduledDate }) =>
      ids.has(exerciseId) ? [{ exerciseId, week, day, scheduledDate }] : [],
    );
    return { placementId: placed.length > 0 ? placementId : null, placed };
  });
}
