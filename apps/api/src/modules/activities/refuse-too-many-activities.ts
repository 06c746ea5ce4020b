import { countActivities, lockUser, type Queryable } from "@triplan/db";
import { DomainError } from "@triplan/domain";

/** Ten a day for thirteen years. */
export const MAX_ACTIVITIES = 50_000;

/** Locks the user row so that concurrent requests are counted one after the other. */
export async function refuseTooManyActivities(trx: Queryable, userId: number): Promise<void> {
  await lockUser(trx, userId);
  if ((await countActivities(trx, { userId })) < MAX_ACTIVITIES) return;
  throw new DomainError("conflict", "You have reached the limit of 50,000 activities");
}
