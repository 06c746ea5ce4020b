import {
  deletePendingLogins,
  deleteRecoveryCodes,
  deleteSecondFactor,
  type Queryable,
} from "@triplan/db";

/** Deletes the account's key and recovery codes; false if it has no key. */
export async function removeSecondFactor(trx: Queryable, userId: number): Promise<boolean> {
  await deletePendingLogins(trx, userId);
  await deleteRecoveryCodes(trx, userId);
  return deleteSecondFactor(trx, userId);
}
