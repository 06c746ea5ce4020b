import type { UpdateRaceDayInput } from "@triplan/contract";
import { inTransaction, updateRaceDay as updateRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { readRaceDay, type RaceDay } from "./read-race-day.ts";

/** Sets the start of a plan's race, and ticks and unticks items of its checklist. */
export async function updateRaceDay(
  ctx: AuthedContext,
  { planId, startsAt, check, uncheck }: UpdateRaceDayInput,
): Promise<RaceDay> {
  const key = { userId: ctx.userId, planId };
  await inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, key);
    await updateRow(trx, key, { startMinute: startsAt, check, uncheck });
  });
  return readRaceDay(ctx, { planId });
}
