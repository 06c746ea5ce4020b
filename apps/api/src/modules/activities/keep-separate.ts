import type { ActivityInput } from "@triplan/contract";
import { findActivity, keepSeparate as write, lockUser, type ActivityRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Counts a duplicate as an activity of its own, for good. Does nothing for other activities. */
export function keepSeparate(
  { db, userId }: AuthedContext,
  { activityId }: ActivityInput,
): Promise<ActivityRow> {
  const key = { userId, activityId };
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await write(trx, key);
    const activity = await findActivity(trx, key);
    if (!activity) throw new DomainError("not_found", "Activity not found");
    return activity;
  });
}
