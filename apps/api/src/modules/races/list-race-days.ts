import type { PlanInput } from "@triplan/contract";
import { listAcceptedLayers, type PlanKey, type Queryable } from "@triplan/db";
import type { IsoDate, PlanRace } from "@triplan/domain";
import { isCancelled } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";

/** The day of a race on the way to the plan's own race. */
export type RaceDay = Pick<PlanRace, "name" | "date" | "priority" | "kind" | "goalSeconds"> & {
  id: number;
};

/** The days of the races on the way, by date, without those in time off. */
export async function listRaceDays(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<{ races: RaceDay[] }> {
  await getPlan(ctx, planId);
  const races = await listHeldRaces(ctx.db, { userId: ctx.userId, planId });
  return {
    races: races.map(({ id, name, date, priority, kind, goalSeconds }) => ({
      id,
      name,
      date,
      priority,
      kind,
      goalSeconds,
    })),
  };
}

/** The same days alone. */
export const listRaceDates = async (db: Queryable, key: PlanKey): Promise<IsoDate[]> =>
  (await listHeldRaces(db, key)).map(({ date }) => date);

async function listHeldRaces(db: Queryable, key: PlanKey) {
  const { races, timeOff } = await listAcceptedLayers(db, key);
  return races.filter((race) => !isCancelled(race, timeOff));
}
