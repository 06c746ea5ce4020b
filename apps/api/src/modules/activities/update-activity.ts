import {
  findActivity,
  inTransaction,
  lockUser,
  type ActivityKey,
  type ActivityRow,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Writes to an activity of the athlete and returns it; an unknown one is not found. */
export function updateActivity(
  { db, userId }: AuthedContext,
  activityId: number,
  write: (trx: Queryable, key: ActivityKey) => Promise<unknown>,
): Promise<ActivityRow> {
  const key = { userId, activityId };
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    await write(trx, key);
    const activity = await findActivity(trx, key);
    if (!activity) throw new DomainError("not_found", "Activity not found");
    return activity;
  });
}
