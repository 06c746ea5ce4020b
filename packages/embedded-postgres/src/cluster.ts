import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { isRoot } from "./accounts.ts";
import { ensureDataDirectory, SUPERUSER } from "./data-directory.ts";
import { lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { loadOrCreatePassword } from "./password.ts";
import { findPlace } from "./place.ts";
import { packagedPrograms, programsIn } from "./programs.ts";
import { ServerLog } from "./server-log.ts";
import { startSupervised } from "./supervise.ts";

const ROLE = "triplan";
const DATABASE = "triplan";

export interface ClusterOptions {
  /** Folder of the product's data; created if missing. */
  dataDir: string;
  log: Log;
  /** Folder of PostgreSQL programs; the packaged ones by default. */
  bin?: string | undefined;
  /** Additional PostgreSQL settings. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** Folder for root's database if `dataDir` is not accessible; `/var/lib/triplan` by default. */
  systemFolder?: string | undefined;
}

export interface Cluster {
  /** URL of the product's database for its own role, which is not a superuser. */
  connectionString: string;
  superuserUrl: string;
  /** The actual data directory. */
  dataDirectory: string;
  /** Stops the server and waits until it has ended. Idempotent. */
  stop: () => Promise<void>;
}

/** Starts the folder's PostgreSQL; creates or recovers the data directory first. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  // The account of PostgreSQL has to pass through root's folder.
  await mkdir(options.dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const dataDir = await realpath(options.dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const { stop, ...cluster } = await startLocked({ ...options, dataDir });
    let stopped: Promise<void> | undefined;
    return { ...cluster, stop: () => (stopped ??= stop().finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, log, bin, settings, systemFolder } = options;
  const programs = await (bin === undefined ? packagedPrograms() : programsIn(bin));
  const place = await findPlace(dataDir, programs, log, systemFolder);
  const password = loadOrCreatePassword(dataDir, place.home);
  const dataDirectory = await ensureDataDirectory(place, password, log);
  const serverLog = new ServerLog(join(dataDir, "postgres.log"));
  const setup = { place, dataDirectory, serverLog, log, settings };
  const { port, stop } = await startSupervised(setup);
  const urlOf = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  try {
    await ensureDatabase(urlOf(SUPERUSER, "postgres"), password);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    connectionString: urlOf(ROLE, DATABASE),
    superuserUrl: urlOf(SUPERUSER, "postgres"),
    dataDirectory,
    stop,
  };
}

async function ensureDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({
    connectionString: superuserUrl,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  await client.connect();
  try {
    const roles = await client.query("select from pg_roles where rolname = $1", [ROLE]);
    if (roles.rowCount === 0) {
      await client.query(`create role ${ROLE} login password ${client.escapeLiteral(password)}`);
    }
    const databases = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await client.end();
  }
}
