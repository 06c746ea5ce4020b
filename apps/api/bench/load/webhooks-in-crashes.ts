import { Agent } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type Db } from "@triplan/db";
import { startScratchCluster } from "@triplan/embedded-postgres";
import { connectAthletes, SECRET, WEBHOOK_PATH, webhookBody } from "./bench-wearable.ts";
import { Product } from "./product.ts";
import { send } from "./send.ts";
import type { Losses } from "./suffer-fault.ts";

const AT_ONCE = 20;
/** Milliseconds after which a sender repeats a webhook that was not acknowledged. */
const RETRY = 500;
const DRAIN_LIMIT = 15 * 60_000;

export interface Crashes {
  webhooks: number;
  athletes: number;
  /** Webhooks a second. */
  rate: number;
  /** Milliseconds between two crashes. */
  every: number;
}

export interface CrashLosses extends Losses {
  crashes: number;
  /** Milliseconds from the last acknowledgement until all was stored. */
  drained: number;
}

/** Two servers that only receive and two processes that only work, with one database. */
async function startProducts(DATABASE_URL: string, folder: string) {
  const settings = {
    DATABASE_URL,
    DATA_DIR: join(folder, "data"),
    GARMIN_API_BASE: "http://127.0.0.1:1",
    WEBHOOK_SECRETS: SECRET,
  };
  const first = await Product.start({ settings: { ...settings, WORKER: "off" } });
  const others = ["off", "only", "only"].map((WORKER) =>
    Product.start({ settings: { ...settings, WORKER } }),
  );
  const [second, ...workers] = await Promise.all(others);
  if (!second) throw new Error("unreachable");
  return { servers: [first, second], workers };
}

/**
 * Sends webhooks as a watch service does, again until they are acknowledged, while one of two servers
 * and one of two workers are killed again and again; counts lost and duplicate activities.
 */
export async function webhooksInCrashes(load: Crashes): Promise<CrashLosses> {
  // PostgreSQL keeps those of a killed process until it notices.
  const { connectionString, stop } = await startScratchCluster({
    settings: { max_connections: "200" },
  });
  const folder = mkdtempSync(join(tmpdir(), "triplan-webhooks-"));
  const { servers, workers } = await startProducts(connectionString, folder);
  const { db, close } = connect({ connectionString, onError: () => {} });
  try {
    await connectAthletes(db, load.athletes);
    const end = new AbortController();
    const striking = strikeEvery(load.every, [servers, workers], end.signal);
    const sent = await sendAll(servers, load);
    end.abort();
    const crashes = await striking;
    const started = performance.now();
    while ((await storedIn(db)).distinct < load.webhooks) {
      if (performance.now() - started > DRAIN_LIMIT) break;
      await sleep(100);
    }
    const { rows, distinct } = await storedIn(db);
    return {
      ...sent,
      acknowledged: load.webhooks,
      missing: load.webhooks - distinct,
      doubled: rows - distinct,
      crashes,
      drained: performance.now() - started,
    };
  } finally {
    await close();
    await Promise.all([...servers, ...workers].map((each) => each.remove()));
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills one process of each pair at a time, the first and the second in turn. Returns how often. */
async function strikeEvery(
  every: number,
  pairs: readonly (readonly Product[])[],
  signal: AbortSignal,
): Promise<number> {
  let crashes = 0;
  for (;;) {
    await sleep(every, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return crashes;
    const turn = crashes % 2;
    crashes += 1;
    await Promise.all(
      pairs.map(async (pair) => {
        await pair[turn]?.end("SIGKILL");
        await pair[turn]?.start();
      }),
    );
  }
}

async function sendAll(servers: readonly Product[], { webhooks, athletes, rate }: Crashes) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ports = servers.map(({ origin }) => Number(new URL(origin).port));
  const counts = { attempts: 0, faulty: 0, longestOutage: 0 };
  const started = performance.now();
  let next = 0;
  /** Tries both servers in turn. */
  const deliver = async (body: string) => {
    const first = performance.now();
    for (;;) {
      const port = ports[counts.attempts % ports.length] ?? 0;
      counts.attempts += 1;
      try {
        await send({ port, path: WEBHOOK_PATH, body }, agent);
        break;
      } catch (error) {
        if (String(error).endsWith("500")) counts.faulty += 1;
        await sleep(RETRY);
      }
    }
    counts.longestOutage = Math.max(counts.longestOutage, performance.now() - first);
  };
  const sender = async () => {
    while (next < webhooks) {
      const number = next++;
      await sleep(Math.max(0, started + (1000 * number) / rate - performance.now()));
      await deliver(webhookBody(number, athletes));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  agent.destroy();
  return counts;
}

async function storedIn(db: Db): Promise<{ rows: number; distinct: number }> {
  return db
    .selectFrom("wearableActivity")
    .select(({ fn }) => [
      fn.countAll<number>().as("rows"),
      fn.count<number>("providerActivityId").distinct().as("distinct"),
    ])
    .executeTakeFirstOrThrow();
}
