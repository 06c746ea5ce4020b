import { sql } from "kysely";
import type pg from "pg";
import type { Queryable } from "./tables/database.ts";

/** The server at DATABASE_REPLICA_URL is not a standby of the database. */
export class WrongReplicaError extends Error {
  override readonly name = "WrongReplicaError";
}

/** The same for a primary and its standbys. */
export interface DatabaseIdentity {
  /** Written by initdb; copies of its files keep it. */
  system: string;
  database: string;
}

const IDENTITY = `
  select (select system_identifier::text from pg_control_system()) as system,
    current_database()::text as database`;

export async function readIdentity(db: Queryable): Promise<DatabaseIdentity> {
  const { rows } = await sql.raw<DatabaseIdentity>(IDENTITY).execute(db);
  const [identity] = rows;
  if (!identity) throw new Error("The database did not answer");
  return identity;
}

/** Throws a WrongReplicaError unless the connection leads to a standby of the primary. */
export async function checkStandby(
  client: pg.ClientBase,
  primary: DatabaseIdentity,
): Promise<void> {
  const { rows } = await client.query<DatabaseIdentity & { is_standby: boolean }>(
    `${IDENTITY}, pg_is_in_recovery() as is_standby`,
  );
  const [found] = rows;
  if (found?.system !== primary.system || found.database !== primary.database) {
    throw new WrongReplicaError(
      "DATABASE_REPLICA_URL and DATABASE_URL lead to different databases",
    );
  }
  if (!found.is_standby) {
    throw new WrongReplicaError(
      "DATABASE_REPLICA_URL leads to a primary: give the address of its standby",
    );
  }
}
