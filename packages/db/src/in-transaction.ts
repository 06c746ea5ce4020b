import type { Db } from "./tables/database.ts";
import { lostToAnotherTransaction } from "./errors.ts";

/** How often a transaction is tried in all. */
const TRIES = 3;

/**
 * Runs `work` in one transaction and answers its result. A transaction that PostgreSQL ended in
 * favour of another one (deadlock, serialization) is tried again, three times in all, so `work` may
 * change nothing outside of the database. Throws what `work` throws, after a rollback.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !lostToAnotherTransaction(error)) throw error;
    }
  }
}
