import type { UpdateRaceDayInput } from "@triplan/contract";
import { findRaceDay, inTransaction, saveRaceDay } from "@triplan/db";
import { changedChecklist, MAX_OWN_ITEMS, refusedField, TOO_MANY_OWN_ITEMS } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { readRaceDay, type RaceDay } from "./read-race-day.ts";

const EMPTY = { checkedItems: [], ownItems: [] };

/** Sets the start of a plan's race, and changes its checklist by items: changes of two devices add up. */
export async function updateRaceDay(
  ctx: AuthedContext,
  { planId, startsAt, ...change }: UpdateRaceDayInput,
): Promise<RaceDay> {
  const key = { userId: ctx.userId, planId };
  await inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, key);
    const checklist = changedChecklist((await findRaceDay(trx, key)) ?? EMPTY, change);
    if (checklist.ownItems.length > MAX_OWN_ITEMS) throw refusedField("add", TOO_MANY_OWN_ITEMS);
    await saveRaceDay(trx, key, { startMinute: startsAt, ...checklist });
  });
  return readRaceDay(ctx, { planId });
}
