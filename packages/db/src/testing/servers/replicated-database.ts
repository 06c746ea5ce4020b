import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startCluster, startScratchCluster, type Cluster } from "@triplan/embedded-postgres";
import pg from "pg";
import { vi } from "vitest";
import { migrateToLatest } from "../../migrate-to-latest.ts";
import { connect } from "../../connect.ts";
import type { Db } from "../../tables/database.ts";
import { afterFile } from "../after-file.ts";

const PATIENT = { timeout: 120_000 } as const;
const bin = process.env["TEST_PG_BIN"] || undefined;

export interface ReplicatedDatabase {
  /** Of the primary, as the product's role. */
  db: Db;
  /** Every statement that `db` sent so far. */
  statements: string[];
  /** URLs of the product's role, which is not a superuser. */
  primaryUrl: string;
  standbyUrl: string;
  /** The standby shows nothing that is written until `resumeReplay`. */
  pauseReplay: () => Promise<void>;
  resumeReplay: () => Promise<void>;
  promoteStandby: () => Promise<void>;
  /** Resolves once the standby has replayed what the primary has written. */
  caughtUp: () => Promise<void>;
  stopStandby: () => Promise<void>;
}

/** A migrated database on a server of its own, with a streaming standby; removed after the file. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  // Without waiting for the log, the position of what is written is not known at once.
  const primary = await startScratchCluster({ bin, settings: { synchronous_commit: "on" } });
  afterFile(() => primary.stop());
  const statements: string[] = [];
  const { db, close } = connect({
    connectionString: primary.connectionString,
    onError: () => {},
    log: ({ query }) => void statements.push(query.sql),
  });
  afterFile(close);
  await migrateToLatest(db);
  const standby = await startStandby(primary);
  const onStandby = (statement: string) => query(standby.superuserUrl, statement);
  return {
    db,
    statements,
    primaryUrl: primary.connectionString,
    standbyUrl: standby.connectionString,
    pauseReplay: async () => {
      await onStandby("select pg_wal_replay_pause()");
      const isPaused = "select pg_get_wal_replay_pause_state() = 'paused' as is_paused";
      await vi.waitUntil(async () => (await onStandby(isPaused))[0]?.["is_paused"], PATIENT);
    },
    resumeReplay: async () => {
      await onStandby("select pg_wal_replay_resume()");
      await caughtUp(primary, standby);
    },
    promoteStandby: async () => void (await onStandby("select pg_promote()")),
    caughtUp: () => caughtUp(primary, standby),
    stopStandby: standby.stop,
  };
}

async function caughtUp(primary: Cluster, standby: Cluster): Promise<void> {
  const [written] = await query(primary.superuserUrl, "select pg_current_wal_insert_lsn() as lsn");
  const replayed = `select pg_last_wal_replay_lsn() >= '${String(written?.["lsn"])}' as has_all`;
  await vi.waitUntil(
    async () => (await query(standby.superuserUrl, replayed))[0]?.["has_all"] === true,
    PATIENT,
  );
}

/** Starts a standby from a copy of the primary's files: the packages have no `pg_basebackup`. */
async function startStandby(primary: Cluster): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "triplan-standby-"));
  afterFile(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  // The account of PostgreSQL has to pass through the folders of root.
  await chmod(dataDir, 0o711);
  const home = join(dataDir, "postgres");
  await mkdir(home, { mode: 0o711 });
  await copyFiles(primary, join(home, "data"));
  const { port, username, password } = new URL(primary.superuserUrl);
  await writeFile(join(dataDir, "postgres-password"), password);
  const standby = await startCluster({
    dataDir,
    bin,
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      fsync: "off",
    },
    log: { info: () => {}, warn: () => {} },
  });
  afterFile(standby.stop);
  return standby;
}

async function copyFiles(primary: Cluster, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.superuserUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', fast => true)");
    // Keeps owners, which Node's copy does not.
    await promisify(execFile)("cp", ["-a", primary.dataDirectory, folder]);
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    const { uid, gid } = await stat(folder);
    for (const [name, text = ""] of [["backup_label", rows[0]?.labelfile], ["standby.signal"]]) {
      const file = join(folder, name ?? "");
      await writeFile(file, text, { mode: 0o600 });
      await chown(file, uid, gid);
    }
  } finally {
    await client.end();
  }
  await rm(join(folder, "postmaster.pid"));
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
