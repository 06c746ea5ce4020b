import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { readPidFile } from "./pid-file.ts";
import { dataDirectoryOf, HOME, INSTANCE_FILE, SYSTEM_FOLDER } from "./place.ts";

const READY = "ready";

/**
 * The running server of the folder's database, or null: its data directory and its URL for the
 * product's role.
 */
export async function findRunningCluster(
  dataDir: string,
): Promise<{ connectionString: string; dataDirectory: string } | null> {
  const note = textOf(join(dataDir, INSTANCE_FILE));
  const home = note === "" ? join(dataDir, HOME) : join(SYSTEM_FOLDER, basename(note));
  const dataDirectory = dataDirectoryOf(home);
  const server = readPidFile(dataDirectory);
  const password = textOf(join(dataDir, "postgres-password"));
  if (server?.status !== READY || password === "") return null;
  const connectionString = `postgres://triplan:${password}@127.0.0.1:${server.port}/triplan`;
  return (await answers(connectionString)) ? { connectionString, dataDirectory } : null;
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");

/** The file may be left over from a killed server. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
