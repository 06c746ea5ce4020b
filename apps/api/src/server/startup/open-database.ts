import {
  checkDatabase,
  connect,
  DIFFERENT_DATABASES,
  isSameDatabase,
  readServerState,
  type Connection,
  type Db,
} from "@triplan/db";
import type { DatabaseSettings } from "../../env/database-settings.ts";
import type { Log } from "../../log.ts";

interface Database {
  settings: DatabaseSettings;
  log: Log;
  /** Receives errors of idle connections. */
  onError: (error: Error) => void;
}

/** Connects, and throws an error that names the setting if the database can't be used. */
export async function openDatabase(
  { settings: { pool, directUrl }, log, onError }: Database,
  migrate: (db: Db) => Promise<void>,
): Promise<Connection> {
  const connection = connect({ ...pool, onError });
  try {
    await checkDatabase(connection.db, pool.connectionString);
    if (!pool.isPooled) {
      await migrate(connection.db);
      return connection;
    }
    const direct = connect({ connectionString: directUrl, max: 2, onError });
    try {
      await checkPooler(connection.db, direct.db, { directUrl, log });
      await migrate(direct.db);
    } finally {
      await direct.close();
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function checkPooler(
  pooled: Db,
  direct: Db,
  { directUrl, log }: { directUrl: string; log: Log },
): Promise<void> {
  await checkDatabase(direct, directUrl, "DATABASE_DIRECT_URL");
  if (!(await isSameDatabase(pooled, direct))) {
    throw new Error(`${DIFFERENT_DATABASES}.`);
  }
  const { limitsStatements } = await readServerState(pooled);
  if (limitsStatements) return;
  log.warn({ setting: "connect_query" }, "pooler sets no statement_timeout");
}
