import { sql } from "kysely";
import type { Queryable } from "../database.ts";

/**
 * Lets the transaction's commit return before it is on disk. For work that is done again after a
 * crash anyway: it is lost as a whole or not at all.
 */
export async function deferCommit(db: Queryable): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}
