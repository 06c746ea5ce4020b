import type { CalendarFeedInput } from "@triplan/contract";
import {
  deleteCalendarFeed,
  findCalendarFeed,
  inTransaction,
  saveCalendarFeed,
  type CalendarFeedRow,
} from "@triplan/db";
import { newSecretToken, storedSecretToken } from "../../addresses/secret-token.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";

interface CalendarFeed extends Pick<
  CalendarFeedRow,
  "startMinutes" | "hasCompleted" | "hasRestDays" | "timeZone" | "readAt" | "createdAt"
> {
  /** Null if the server's secrets changed since: the address works, but can't be shown. */
  url: string | null;
  planId: number | null;
}

export interface CalendarFeedState {
  /** Null while it is off. */
  feed: CalendarFeed | null;
}

function stateOf({ settings }: AuthedContext, row: CalendarFeedRow): CalendarFeedState {
  const { trainingPlanId: planId, startMinutes, hasCompleted, hasRestDays, ...rest } = row;
  const { timeZone, readAt, createdAt } = rest;
  const token = storedSecretToken("calendar-feed", settings.addressSecrets, row);
  const url = token && `${settings.publicOrigin}/api/calendar/${token}.ics`;
  const content = { planId, startMinutes, hasCompleted, hasRestDays };
  return { feed: { url, ...content, timeZone, readAt, createdAt } };
}

export async function readCalendarFeed(ctx: AuthedContext): Promise<CalendarFeedState> {
  const row = await findCalendarFeed(ctx.db, ctx.userId);
  return row ? stateOf(ctx, row) : { feed: null };
}

/** Turns the feed on, changes what it holds, or gives it a new address. */
export async function saveFeed(
  ctx: AuthedContext,
  { planId, isNewAddress, ...content }: CalendarFeedInput,
): Promise<CalendarFeedState> {
  const { db, userId, timeZone, settings } = ctx;
  const made = newSecretToken("calendar-feed", settings.addressSecrets);
  const row = await inTransaction(db, async (trx) => {
    if (planId !== null) await lockPlan(trx, { userId, planId });
    const stored = isNewAddress ? undefined : await findCalendarFeed(trx, userId);
    return saveCalendarFeed(trx, {
      userId,
      trainingPlanId: planId,
      tokenHash: stored?.tokenHash ?? made.hash,
      tokenSeed: stored?.tokenSeed ?? made.seed,
      ...content,
      timeZone,
    });
  });
  return stateOf(ctx, row);
}

/** Ends the feed: its address answers 404 at once. */
export async function deleteFeed({ db, userId }: AuthedContext): Promise<CalendarFeedState> {
  await deleteCalendarFeed(db, userId);
  return { feed: null };
}
