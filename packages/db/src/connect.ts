import { CamelCasePlugin, Kysely, PostgresDialect, type LogConfig } from "kysely";
import pg from "pg";
import { limitAnswers } from "./statements/answer-limit.ts";
import type { Database, Db } from "./tables/database.ts";
import { nameStatements } from "./statements/named-statements.ts";
import { rowTypes } from "./row-types.ts";

// Milliseconds that the client waits beyond the server's statement timeout.
const NETWORK_MARGIN = 2000;

export interface ConnectOptions {
  /** A `postgres://` URL. */
  connectionString: string;
  /** Maximum number of connections; 10 by default. */
  max?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** Receives errors of idle connections, which the pool replaces. */
  onError: (error: Error) => void;
  /** Milliseconds to wait for a connection; 3000 by default. */
  connectionTimeout?: number;
  /** Milliseconds until the server ends a statement; 5000 by default. */
  statementTimeout?: number;
  /**
   * Through a pooler in transaction mode: it takes no limits of a connection, so it has to set those of
   * its own connections itself.
   */
  isPooled?: boolean;
  /** Whether each connection prepares a statement once; by default unless pooled. */
  namesStatements?: boolean;
  /** Checks each new connection before its first statement; a rejection closes it. */
  verify?: (client: pg.ClientBase) => Promise<void>;
  log?: LogConfig;
}

/** Connections of a pool. */
export interface PoolCounts {
  /** Open ones, used or idle. */
  total: number;
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
}

export interface Connection {
  db: Db;
  countPool: () => PoolCounts;
  /** Waits for running statements, then closes every connection. Idempotent. */
  close: () => Promise<void>;
}

/**
 * Creates a connection pool. It connects lazily: an unreachable database fails the first statement.
 */
export function connect(options: ConnectOptions): Connection {
  const pool = createPool(options);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.log && { log: options.log }),
  });
  let closed: Promise<void> | undefined;
  return {
    db,
    countPool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (closed ??= close(db, pool)),
  };
}

function createPool(options: ConnectOptions): pg.Pool {
  const { connectionString, statementTimeout = 5000, isPooled = false } = options;
  const { namesStatements = !isPooled, verify } = options;
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.applicationName ?? "triplan",
    connectionTimeoutMillis: options.connectionTimeout ?? 3000,
    ...(!isPooled && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: rowTypes,
    ...(verify && { verify: (client, done) => void answer(verify(client), done) }),
  });
  pool.on("error", (error) => {
    // The pool attaches the whole client, which does not belong in a log.
    Reflect.deleteProperty(error, "client");
    if (!pool.ending) options.onError(error);
  });
  pool.on("connect", (client) => {
    if (namesStatements) nameStatements(client);
    limitAnswers(client, statementTimeout + NETWORK_MARGIN);
    // A broken client fails its current query; without a listener the same error would end the
    // process.
    client.on("error", () => {});
  });
  return pool;
}

async function answer(checked: Promise<void>, done: (error?: Error) => void): Promise<void> {
  try {
    await checked;
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

async function close(db: Db, pool: pg.Pool): Promise<void> {
  // Kysely ends the pool only if it was used.
  await db.destroy();
  if (!pool.ending) await pool.end();
}
