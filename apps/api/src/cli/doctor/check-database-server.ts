import {
  checkDatabase,
  connect,
  countWebhooks,
  DIFFERENT_DATABASES,
  findMigrationGap,
  isSameDatabase,
  listJobDepths,
  readServerState,
  type Db,
} from "@triplan/db";
import { findRunningCluster } from "@triplan/embedded-postgres";
import { databaseSettings } from "../../env/database-settings.ts";
import type { Env } from "../../env/env.ts";
import { JOB_SCHEMA } from "../../jobs/queues.ts";
import { isOnTime, MAX_AGE_SECONDS } from "../../server/health/jobs-health.ts";
import { checkReplica } from "./check-replica.ts";
import { checkShards } from "./check-shards.ts";
import { checkTwoStep } from "./check-two-step.ts";
import { attempt, ok, problem, warning, type Finding } from "./finding.ts";

const MIN_VERSION = 15;
/** Milliseconds. */
const MAX_SKEW = 5000;

/** The database and what waits in it. */
export async function checkDatabaseServer(env: Env, dataDir: string): Promise<Finding[]> {
  const embeddedUrl =
    env.DATABASE_URL === undefined
      ? (await findRunningCluster(dataDir))?.connectionString
      : undefined;
  const { pool, directUrl, replicaUrl } = databaseSettings(env, embeddedUrl);
  if (pool.connectionString === "") {
    return [problem("database", `The database in ${dataDir} does not run. Start Triplan`)];
  }
  const { db, close } = connect({ ...pool, max: 1, onError: () => {} });
  try {
    await checkDatabase(db, pool.connectionString);
    const checks = [
      await attempt("database", () => checkState(db)),
      await attempt("migrations", () => checkMigrations(db)),
      ...(pool.isPooled ? [await attempt("pooler", () => checkPooler(db, directUrl))] : []),
      ...(replicaUrl === null
        ? []
        : [await attempt("replica", () => checkReplica(db, replicaUrl))]),
      ...(env.DB_DISTRIBUTED === "citus" ? [await attempt("shards", () => checkShards(db))] : []),
      await attempt("jobs", () => checkJobs(db)),
      await attempt("webhooks", () => checkWebhooks(db)),
      await attempt("two-step", () => checkTwoStep(db, env, dataDir)),
    ];
    return checks.flat();
  } finally {
    await close();
  }
}

async function checkState(db: Db): Promise<Finding[]> {
  const before = Date.now();
  const state = await readServerState(db);
  const skew = Math.round(state.time - (before + Date.now()) / 2);
  const { majorVersion: version, fsync, fullPageWrites, synchronousCommit } = state;
  const away = Math.abs(skew) / 1000;
  return [
    version < MIN_VERSION
      ? problem("database", `PostgreSQL ${version} is too old: use ${MIN_VERSION} or newer`)
      : ok("database", `PostgreSQL ${version} answers`),
    fsync && fullPageWrites && synchronousCommit
      ? ok("durability", "Committed changes survive a power cut")
      : problem(
          "durability",
          "Turn on fsync, full_page_writes and synchronous_commit in PostgreSQL",
        ),
    Math.abs(skew) > MAX_SKEW
      ? problem(
          "clock",
          `The clocks of database and server are ${away} s apart. Synchronise both (NTP)`,
        )
      : ok("clock", "The database has the same time"),
  ];
}

async function checkPooler(db: Db, directUrl: string): Promise<Finding[]> {
  const { db: direct, close } = connect({ connectionString: directUrl, max: 1, onError: () => {} });
  try {
    await checkDatabase(direct, directUrl, "DATABASE_DIRECT_URL");
    const { limitsStatements } = await readServerState(db);
    return [
      (await isSameDatabase(db, direct))
        ? ok("pooler", "DATABASE_DIRECT_URL leads to the same database")
        : problem("pooler", DIFFERENT_DATABASES),
      ...(limitsStatements
        ? []
        : [
            warning(
              "pooler",
              "It sets no statement_timeout: see connect_query in docs/operations.md",
            ),
          ]),
    ];
  } finally {
    await close();
  }
}

async function checkMigrations(db: Db): Promise<Finding> {
  const { missing, unknown } = await findMigrationGap(db);
  if (unknown.length > 0) {
    const names = unknown.join(", ");
    return problem("migrations", `A newer version of Triplan made ${names}. Start that version`);
  }
  return missing.length > 0
    ? problem("migrations", `Missing: ${missing.join(", ")}. Restart Triplan, which applies them`)
    : ok("migrations", "The database is of this version");
}

async function checkJobs(db: Db): Promise<Finding> {
  const late = (await listJobDepths(db, JOB_SCHEMA)).filter((queue) => !isOnTime(queue));
  const names = late.map(({ name, ready }) => `${name} (${ready})`).join(", ");
  return late.length > 0
    ? problem(
        "jobs",
        `Jobs wait too long: ${names}. Look for "job failed" in the log, and restart Triplan`,
      )
    : ok("jobs", "No job waits too long");
}

async function checkWebhooks(db: Db): Promise<Finding> {
  const { unprocessed, oldestSeconds, dead } = await countWebhooks(db);
  if (oldestSeconds > MAX_AGE_SECONDS) {
    const minutes = Math.round(oldestSeconds / 60);
    return problem(
      "webhooks",
      `${unprocessed} wait, the oldest for ${minutes} minutes: see the jobs`,
    );
  }
  return dead > 0
    ? warning("webhooks", `${dead} failed for good: see pnpm wearables webhooks:dead list`)
    : ok("webhooks", "None waits or failed");
}
