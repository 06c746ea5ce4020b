import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, migrateToLatest, type ConnectOptions, type Db } from "@triplan/db";
import { startEmbeddedPostgres } from "@triplan/embedded-postgres";
import { silent } from "./bench-app.ts";

export interface BenchDatabase {
  db: Db;
  connectionString: string;
  /** A temporary folder, which is removed with the database. */
  folder: string;
}

/** Runs the work with a new, migrated database of its own, and removes it afterwards. */
export async function withDatabase<T>(
  options: Omit<ConnectOptions, "connectionString" | "onError">,
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "triplan-bench-"));
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent });
    const { connectionString } = postgres;
    const connection = connect({ ...options, connectionString, onError: console.error });
    try {
      await migrateToLatest(connection.db);
      return await work({ db: connection.db, connectionString, folder });
    } finally {
      await connection.close();
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
