import type { ConnectOptions } from "@triplan/db";
import type { Env } from "./env.ts";

/** How a pool of connections reaches the database. */
export type PoolSettings = Pick<
  ConnectOptions,
  "connectionString" | "connectionTimeout" | "statementTimeout" | "isPooled" | "namesStatements"
>;

export interface DatabaseSettings {
  pool: PoolSettings;
  /** PostgreSQL itself: for what needs a connection of its own, such as LISTEN. */
  directUrl: string;
  /** A standby that recordings are read from; null without one. */
  replicaUrl: string | null;
}

type Variables = Pick<
  Env,
  | "DATABASE_URL"
  | "DATABASE_DIRECT_URL"
  | "DATABASE_REPLICA_URL"
  | "DATABASE_TIMEOUT"
  | "PREPARED_STATEMENTS"
>;

/** The database of the settings; `embeddedUrl` if they name none. */
export function databaseSettings(env: Variables, embeddedUrl = ""): DatabaseSettings {
  const connectionString = env.DATABASE_URL ?? embeddedUrl;
  const { DATABASE_DIRECT_URL: directUrl, PREPARED_STATEMENTS: prepared } = env;
  const timeout = env.DATABASE_TIMEOUT && 1000 * env.DATABASE_TIMEOUT;
  return {
    pool: {
      connectionString,
      ...(timeout && { connectionTimeout: timeout, statementTimeout: timeout }),
      isPooled: directUrl !== undefined,
      ...(prepared !== undefined && { namesStatements: prepared === "on" }),
    },
    directUrl: directUrl ?? connectionString,
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
  };
}
