import { sql } from "kysely";
import type { Db, Queryable } from "./tables/database.ts";

/** Throws an error that names host and database when the database does not answer. */
export async function checkDatabase(
  db: Db,
  connectionString: string,
  setting = "DATABASE_URL",
): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    const { host, pathname } = new URL(connectionString);
    throw new Error(
      `The database "${decodeURIComponent(pathname.slice(1))}" at ${host} can't be used: ` +
        `${reasonOf(cause)}. Check that PostgreSQL runs there, and that ${setting} is right.`,
      { cause },
    );
  }
}

/** A mistake in the settings of a pooler, which `isSameDatabase` finds. */
export const DIFFERENT_DATABASES =
  "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases";

/** Whether both lead to one database of one running server. */
export async function isSameDatabase(one: Queryable, other: Queryable): Promise<boolean> {
  return (await identityOf(one)) === (await identityOf(other));
}

async function identityOf(db: Queryable): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat(pg_postmaster_start_time(), ' ', current_database()) as identity`.execute(db);
  return rows[0]?.identity ?? "";
}

/** A host with several addresses fails with one error per address and an empty message. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : messageOf(error);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
