import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "@triplan/embedded-postgres";
import { WEARABLE } from "@triplan/domain";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "./build-app.ts";
import { buildWorkerApp } from "./build-worker-app.ts";
import { distributeTables } from "./startup/distribute-tables.ts";
import { openDatabase } from "./startup/open-database.ts";
import { openReplica } from "./startup/open-replica.ts";
import { checkPort } from "./startup/check-port.ts";
import { databaseSettings } from "../env/database-settings.ts";
import { mailSettingsOf, publicUrlOf, readEnv, type Env } from "../env/env.ts";
import { OWASP_COST } from "../modules/auth/password-hash.ts";
import { findWebApp } from "./startup/find-web-app.ts";
import { UseCaseThreads } from "./use-case-threads/use-case-threads.ts";
import { startBackground } from "./start-background.ts";
import { Incidents } from "../incidents.ts";
import { listenForMetrics } from "./metrics/listen-for-metrics.ts";
import { Metrics, type MetricsSource } from "./metrics/metrics.ts";
import { proxyHint } from "./startup/proxy-hint.ts";
import { createLog } from "../log.ts";
import { migrateWithBackup } from "../modules/backup/migrate-with-backup.ts";
import { createMailer } from "../mail/create-mailer.ts";
import { onLauncherGone } from "./startup/launcher.ts";
import { loadOrCreateSessionSecret } from "../env/load-or-create-secret.ts";
import { createTokenCipher } from "../secrets/token-cipher.ts";
import { tokenKeysOf } from "../env/token-keys.ts";
import { createWearable } from "../wearables/provider/wearable.ts";
import { startSandboxProcess } from "./startup/start-sandbox-process.ts";
import { startsSandbox, wearableConfig, type WearableConfig } from "../env/wearable-config.ts";

/** Grace period in milliseconds for in-flight work at shutdown. */
const GRACE_PERIOD = 10_000;

const now = () => new Date();

const stops: (() => Promise<void>)[] = [];

/** Stops services in reverse order of their start. */
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

/** Starts the practice provider if the real one has no keys, and prints a line about it. */
async function startPracticeProvider(
  env: Env,
  { config, dataDir, log }: { config: WearableConfig | null; dataDir: string; log: Logger },
): Promise<string> {
  if (!config || !startsSandbox(env, config)) return "";
  try {
    const sandbox = await startSandboxProcess({
      env,
      config,
      dataDir,
      port: env.PORT,
      onEnd: () => log.warn("practice provider ended unexpectedly"),
    });
    stops.push(sandbox.stop);
    return `No keys of ${WEARABLE.name} are set: using a practice provider with made-up athletes at ${sandbox.url}\n`;
  } catch (err) {
    log.warn({ err }, "practice provider not started: set SANDBOX_PORT to a free port");
    return "";
  }
}

/** Measures if a setting asks for it, and listens on the port of its own if there is one. */
async function startMetrics(
  env: Env,
  { source, log }: { source: MetricsSource; log: Logger },
): Promise<Metrics | null> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token = null } = env;
  if (port === undefined && token === null) return null;
  const metrics = new Metrics(source);
  if (port !== undefined) {
    stops.push(await listenForMetrics({ host, port, metrics, token, logger: log, now }));
  }
  return metrics;
}

async function listen(env: Env, app: FastifyInstance): Promise<void> {
  stops.push(async () => {
    app.drain();
    // Load balancers need time to see that the server is not ready.
    await sleep(1000 * env.DRAIN_SECONDS);
    await app.close();
  });
  await app.listen({ host: env.HOST, port: env.PORT });
}

async function start(env: Env): Promise<void> {
  const isProduction = env.NODE_ENV === "production";
  const log = createLog(env.LOG_LEVEL ?? (isProduction ? "info" : "warn"));
  const dataDir = resolve(env.DATA_DIR);
  const grace = closeWithGrace({ delay: GRACE_PERIOD, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopped by an error");
    await stopAll();
  });
  onLauncherGone(grace.close);

  const serves = env.WORKER !== "only";
  const webRoot = serves ? findWebApp(env.WEB_ROOT) : null;
  await checkPort(env.HOST, env.PORT);
  if (env.METRICS_PORT !== undefined) {
    const names = { host: "METRICS_HOST", port: "METRICS_PORT" };
    await checkPort(env.METRICS_HOST, env.METRICS_PORT, names);
  }
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir, log }) : null;
  if (embedded) stops.push(() => embedded.stop());
  const database = databaseSettings(env, embedded?.connectionString);
  const { directUrl } = database;
  const incidents = new Incidents(now);
  const onError = (err: Error) =>
    incidents.report(log, {
      level: "warn",
      message: "database connection lost",
      key: "connection",
      fields: { err },
    });
  const { BACKUP_BEFORE_MIGRATION = embedded ? "on" : "off" } = env;
  const connection = await openDatabase({ settings: database, log, onError }, async (direct) => {
    await migrateWithBackup(
      { db: direct, connectionString: directUrl, log, now: now() },
      BACKUP_BEFORE_MIGRATION === "on"
        ? { folder: join(dataDir, "backups"), key: env.BACKUP_KEY ?? null }
        : null,
    );
    if (env.DB_DISTRIBUTED === "citus") await distributeTables(direct, log);
  });
  stops.push(() => connection.close());

  const publicUrl = publicUrlOf(env);
  const config = wearableConfig(env, { publicUrl, dataDir });
  const wearable = config && createWearable(config, now);
  const tokenKeys = tokenKeysOf(env, dataDir);
  const { db } = connection;
  const { replicaUrl } = database;
  const replica =
    serves && replicaUrl !== null
      ? await openReplica({ connectionString: replicaUrl, primary: db, log, onError })
      : null;
  if (replica) stops.push(() => replica.close());
  const uploadFolder = join(dataDir, "uploads");
  const mail = mailSettingsOf(env);
  const background = await startBackground({
    db,
    connectionString: directUrl,
    wearable,
    uploadFolder,
    mail: mail && { sendMail: createMailer(mail), publicOrigin: publicUrl.origin },
    backup:
      env.BACKUP_DIR === undefined
        ? null
        : { folder: resolve(env.BACKUP_DIR), key: env.BACKUP_KEY ?? null },
    log,
    now,
    works: env.WORKER !== "off",
  });
  stops.push(() => background.jobs.stop());
  const metrics = await startMetrics(env, {
    log,
    source: {
      db,
      countPool: connection.countPool,
      replica,
      jobs: background.jobs,
      backupFolder: env.BACKUP_DIR === undefined ? null : resolve(env.BACKUP_DIR),
      now,
    },
  });
  const metricsToken = env.METRICS_PORT === undefined ? (env.METRICS_TOKEN ?? null) : null;
  const where = embedded ? embedded.dataDirectory : "the database of DATABASE_URL";
  if (!serves) {
    await listen(
      env,
      await buildWorkerApp({ db, background, logger: log, metrics, metricsToken, now }),
    );
    process.stdout.write(`Triplan is ready to run jobs (your data: ${where})\n`);
    return;
  }
  const threads = new UseCaseThreads(database.pool, log);
  stops.push(() => threads.close());
  const sessionSecrets = env.SESSION_SECRET ?? [loadOrCreateSessionSecret(dataDir)];
  const app = await buildApp({
    db,
    replica,
    wearable,
    cipher: tokenKeys && createTokenCipher(tokenKeys),
    background,
    threads,
    settings: {
      features: env.FEATURES,
      passwordPolicy: env.PASSWORD_POLICY,
      registration: env.REGISTRATION,
      passwordReset: mail ? "mail" : "operator",
      passwordCost: OWASP_COST,
      uploadFolder,
      publicOrigin: publicUrl.origin,
      addressSecrets: sessionSecrets,
    },
    sessionSecrets,
    publicUrl,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    logger: log,
    webRoot,
    now,
    // Loopback is exempt outside production.
    rateLimits: {
      ...env.RATE_LIMITS,
      countsLoopback: isProduction,
      areShared: env.SHARED_LIMITS === "on",
    },
    securityContact: env.SECURITY_CONTACT ?? null,
    metrics,
    metricsToken,
  });
  await listen(env, app);
  const practice = await startPracticeProvider(env, { config, dataDir, log });
  process.stdout.write(
    `Triplan is ready at ${publicUrl.origin} (your data: ${where})\n${practice}${proxyHint(env)}`,
  );
  await threads.warmUp();
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Triplan could not start. ${message}\n`);
  await Promise.race([stopAll().catch(() => {}), sleep(GRACE_PERIOD)]);
  // Without this the exit code would be 0.
  process.exit(1);
}
