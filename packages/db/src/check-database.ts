import { sql } from "kysely";
import type { Db } from "./tables/database.ts";

/** Throws an error that names host and database when the database does not answer. */
export async function checkDatabase(db: Db, connectionString: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    const { host, pathname } = new URL(connectionString);
    throw new Error(
      `The database "${decodeURIComponent(pathname.slice(1))}" at ${host} can't be used: ` +
        `${reasonOf(cause)}. Check that PostgreSQL runs there, and that DATABASE_URL is right.`,
      { cause },
    );
  }
}

/** A host with several addresses fails with one error per address and an empty message. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : messageOf(error);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
