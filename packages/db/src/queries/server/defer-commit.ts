import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

/** Commits without waiting for the disk. Only for work that is repeated after a crash. */
export async function deferCommit(db: Queryable): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}
