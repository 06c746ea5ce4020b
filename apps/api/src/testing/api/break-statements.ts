import type { Db } from "@triplan/db";
import { sql } from "kysely";

export const INNER_TEXT = "sesame: an inner text that no client may see";

/**
 * Makes the database reject writes to a table ("insert", "update", "delete"), or the commit.
 * Returns a function that restores it.
 */
export async function breakStatements(
  db: Db,
  table: string,
  at: "insert" | "update" | "delete" | "commit",
  condition = "true",
): Promise<() => Promise<void>> {
  const event = at === "commit" ? "insert or update or delete" : at;
  const kind = at === "commit" ? "constraint trigger" : "trigger";
  const timing = at === "commit" ? "deferrable initially deferred" : "";
  await sql`
    create or replace function break_statement() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${INNER_TEXT}'; end`)}`.execute(db);
  await sql`
    create ${sql.raw(kind)} broken after ${sql.raw(event)} on ${sql.table(table)}
    ${sql.raw(timing)} for each row when (${sql.raw(condition)})
    execute function break_statement()`.execute(db);
  return async () => {
    await sql`drop trigger broken on ${sql.table(table)}`.execute(db);
  };
}
