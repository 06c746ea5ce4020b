import { countPlans, lockUser, type Queryable } from "@triplan/db";
import { DomainError } from "@triplan/domain";

export const MAX_PLANS = 200;

/** Locks the user row so that concurrent requests are counted one after the other. */
export async function refuseTooManyPlans(trx: Queryable, userId: number): Promise<void> {
  await lockUser(trx, userId);
  if ((await countPlans(trx, userId)) < MAX_PLANS) return;
  throw new DomainError("conflict", `You have reached the limit of ${MAX_PLANS} plans`);
}
