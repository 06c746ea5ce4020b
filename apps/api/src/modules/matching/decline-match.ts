import type { ActivityInput } from "@triplan/contract";
import { findActivity, lockUser, suppressAutoMatch, type ActivityRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Keeps an activity as an extra: it is not suggested or matched by itself any more. */
export function declineMatch(
  { db, userId }: AuthedContext,
  { activityId }: ActivityInput,
): Promise<ActivityRow> {
  const key = { userId, activityId };
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await suppressAutoMatch(trx, key);
    const activity = await findActivity(trx, key);
    if (!activity) throw new DomainError("not_found", "Activity not found");
    return activity;
  });
}
