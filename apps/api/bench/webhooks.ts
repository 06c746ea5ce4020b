import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, insertUser, migrateToLatest, openConnection, type Db } from "@triplan/db";
import { startEmbeddedPostgres } from "@triplan/embedded-postgres";
import { defaultSchedule } from "@triplan/domain";
import { sql } from "kysely";
import { createWearable } from "../src/wearables/provider/wearable.ts";
import { startBackground } from "../src/server/start-background.ts";
import { benchApp, listen, now, silent } from "./load/bench-app.ts";
import { send } from "./load/send.ts";

/*
 * Sends webhooks of many athletes to one API process on loopback: response times, time until the
 * last activity is stored, lost and duplicate rows. The load generator shares the machine.
 */
const WEBHOOKS = Number(process.argv[2] ?? 10_000);
const ATHLETES = 1000;
const AT_ONCE = 20;
const DRAIN_LIMIT = 10 * 60_000;
const SECRET = "a-secret-of-this-benchmark-and-of-no-other";

const wearable = createWearable(
  {
    provider: {
      id: "sandbox",
      clientId: "bench",
      clientSecret: "bench",
      authUrl: new URL("http://127.0.0.1:1/authorize"),
      tokenUrl: new URL("http://127.0.0.1:1/token"),
      apiBase: new URL("http://127.0.0.1:1"),
      apiPrefix: "wellness-api",
      callbackHosts: ["127.0.0.1:1"],
      allowsHttp: true,
    },
    redirectUri: new URL("http://localhost/api/garmin/callback"),
    webhookSecrets: [SECRET],
    tokenKeys: [{ id: "k1", key: new Uint8Array(32) }],
  },
  now,
);

async function connectAthletes(db: Db): Promise<void> {
  for (let number = 0; number < ATHLETES; number++) {
    const { id: userId } = await insertUser(db, {
      username: `bench-${number}@example.org`,
      passwordHash: "none",
      defaultWeeklySchedule: defaultSchedule("olympic"),
    });
    await openConnection(db, {
      userId,
      provider: "sandbox",
      providerUserId: `athlete-${number}`,
      permissions: ["ACTIVITY_EXPORT"],
      consentVersion: "bench",
      workoutTarget: "none",
      timeZone: "UTC",
      now: now().toISOString(),
    });
  }
}

const bodyOf = (number: number) =>
  JSON.stringify({
    activities: [
      {
        userId: `athlete-${number % ATHLETES}`,
        summaryId: `s${number}`,
        activityId: 1_000_000 + number,
        activityName: "Ride",
        activityType: "CYCLING",
        startTimeInSeconds: Math.floor(Date.now() / 1000) - 7200 - number,
        startTimeOffsetInSeconds: 3600,
        durationInSeconds: 1800,
        distanceInMeters: 15_000,
      },
    ],
  });

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Milliseconds until a 200 response. */
async function post(port: number, body: string): Promise<number> {
  const started = performance.now();
  await send({ port, path: `/api/webhooks/sandbox/${SECRET}`, body }, agent);
  return performance.now() - started;
}

async function sendAll(port: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const sender = async () => {
    while (next < WEBHOOKS) {
      const body = bodyOf(next++);
      times.push(await post(port, body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return times.toSorted((a, b) => a - b);
}

/** Jobs processed according to the webhook log; more than were sent means duplicate work. */
const workedOf = async (db: Db) => {
  const { worked } = await db
    .selectFrom("wearableWebhookLog")
    .select(sql<number>`sum(activities_processed)::int`.as("worked"))
    .executeTakeFirstOrThrow();
  return worked;
};

const countOf = async (db: Db) => {
  const { stored } = await db
    .selectFrom("wearableActivity")
    .select(({ fn }) => fn.countAll<number>().as("stored"))
    .executeTakeFirstOrThrow();
  return stored;
};

async function bench(db: Db, connectionString: string): Promise<boolean> {
  const background = await startBackground({
    db,
    connectionString,
    wearable,
    uploadFolder: tmpdir(),
    log: silent,
    now,
  });
  const app = await benchApp({ db, wearable, background });
  const port = await listen(app);

  const started = performance.now();
  const times = await sendAll(port);
  const sent = performance.now();
  const deadline = sent + DRAIN_LIMIT;
  while ((await countOf(db)) < WEBHOOKS && performance.now() < deadline) await sleep(100);
  const drained = performance.now();
  const stored = await countOf(db);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  const seconds = (sent - started) / 1000;
  console.log(`${WEBHOOKS} webhooks of ${ATHLETES} athletes, ${AT_ONCE} at once`);
  console.log(`accepted         ${(WEBHOOKS / seconds).toFixed(0)} a second`);
  console.log(`answered in      median ${at(0.5)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms`);
  console.log(`drained          ${((drained - sent) / 1000).toFixed(1)} s after the last answer`);
  const worked = await workedOf(db);
  console.log(
    `stored           ${stored}: ${WEBHOOKS - stored} lost, ${worked - stored} processed twice`,
  );
  agent.destroy();
  await app.close();
  await background.jobs.stop();
  return stored === WEBHOOKS && worked === stored;
}

const dataDir = mkdtempSync(join(tmpdir(), "triplan-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
const { connectionString } = postgres;
const connection = connect({ connectionString, onError: console.error });
try {
  await migrateToLatest(connection.db);
  await connectAthletes(connection.db);
  process.exitCode = (await bench(connection.db, connectionString)) ? 0 : 1;
} finally {
  await connection.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
