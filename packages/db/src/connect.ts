import { CamelCasePlugin, Kysely, PostgresDialect, type LogConfig } from "kysely";
import pg from "pg";
import { limitAnswers } from "./answer-limit.ts";
import type { Database, Db } from "./database.ts";
import { nameStatements } from "./named-statements.ts";
import { rowTypes } from "./row-types.ts";

// How much longer than the server we wait for what it says of a statement that was too slow.
const NETWORK_MARGIN = 2000;

export interface ConnectOptions {
  /** A `postgres://` URL. */
  connectionString: string;
  /** Most connections at a time; 10 unless given. */
  max?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onError: (error: Error) => void;
  /** Milliseconds after which the server ends a statement; 5000 unless given. */
  statementTimeout?: number;
  /** Kysely's log of every statement. */
  log?: LogConfig;
}

export interface Connection {
  db: Db;
  /** Waits for what is running, then closes every connection. May be called twice. */
  close: () => Promise<void>;
}

/**
 * A pool of connections. It connects when first used, so a database that is away shows as an error
 * of the first statement.
 */
export function connect(options: ConnectOptions): Connection {
  const pool = createPool(options);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.log && { log: options.log }),
  });
  let closed: Promise<void> | undefined;
  return { db, close: () => (closed ??= close(db, pool)) };
}

function createPool(options: ConnectOptions): pg.Pool {
  const { connectionString, statementTimeout = 5000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? "triplan",
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: rowTypes,
  });
  pool.on("error", (error) => {
    // The pool hangs the whole client on it, with every statement it knows: nothing for a log.
    Reflect.deleteProperty(error, "client");
    if (!pool.ending) options.onError(error);
  });
  pool.on("connect", (client) => {
    nameStatements(client);
    limitAnswers(client, statementTimeout + NETWORK_MARGIN);
    // A client that breaks while a query holds it fails that query; without a listener of its own
    // the same error would end the process.
    client.on("error", () => {});
  });
  return pool;
}

async function close(db: Db, pool: pg.Pool): Promise<void> {
  // Kysely ends the pool only when it was used.
  await db.destroy();
  if (!pool.ending) await pool.end();
}
