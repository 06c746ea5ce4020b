import type { PlanInput, SaveRaceResultInput } from "@triplan/contract";
import { inTransaction, saveRaceResult } from "@triplan/db";
import { formatDate, refusedField, type IsoDate } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { readRaceDay, type RaceDay } from "./read-race-day.ts";

/** Stores what the athlete raced. Throws `rule_broken` before race day. */
export async function saveResult(
  ctx: AuthedContext,
  { planId, result }: SaveRaceResultInput,
): Promise<RaceDay> {
  const key = { userId: ctx.userId, planId };
  await inTransaction(ctx.db, async (trx) => {
    const { raceDate } = await lockPlan(trx, key);
    refuseBefore(raceDate, ctx.today);
    await saveRaceResult(trx, key, result);
  });
  return readRaceDay(ctx, { planId });
}

/** Throws `rule_broken` before race day. */
export function refuseBefore(raceDate: IsoDate, today: IsoDate): void {
  if (today >= raceDate) return;
  throw refusedField("status", `You can enter your result from ${formatDate(raceDate)} on`);
}

/** Removes the result; the start and the checklist stay. */
export async function deleteResult(ctx: AuthedContext, { planId }: PlanInput): Promise<RaceDay> {
  const key = { userId: ctx.userId, planId };
  await inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, key);
    await saveRaceResult(trx, key, null);
  });
  return readRaceDay(ctx, { planId });
}
