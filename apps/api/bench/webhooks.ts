import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@triplan/db";
import { sql } from "kysely";
import { startBackground } from "../src/server/start-background.ts";
import { benchApp, listen, now, silent } from "./load/bench-app.ts";
import {
  benchWearable,
  connectAthletes,
  WEBHOOK_PATH,
  webhookBody,
} from "./load/bench-wearable.ts";
import { send } from "./load/send.ts";
import { withDatabase } from "./load/with-database.ts";
import { atMost, figure, median, printTimes, quantile, report } from "./report/index.ts";

/*
 * `pnpm bench webhooks [webhooks]` sends webhooks of many athletes to one API process on loopback: response times, time until the
 * last activity is stored, lost and duplicate rows. The load generator shares the machine.
 */
const WEBHOOKS = Number(process.argv[2] ?? 10_000);
const ATHLETES = 1000;
const AT_ONCE = 20;
const DRAIN_LIMIT = 10 * 60_000;
/** Milliseconds in which 99 of 100 webhooks are to be answered: quality.md, P6. */
const GOAL = 50;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Milliseconds until a 200 response. */
async function post(port: number, body: string): Promise<number> {
  const started = performance.now();
  await send({ port, path: WEBHOOK_PATH, body }, agent);
  return performance.now() - started;
}

async function sendAll(port: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const sender = async () => {
    while (next < WEBHOOKS) {
      const body = webhookBody(next++, ATHLETES);
      times.push(await post(port, body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return times;
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
    wearable: benchWearable,
    uploadFolder: tmpdir(),
    log: silent,
    now,
  });
  const app = await benchApp({ db, wearable: benchWearable, background });
  const port = await listen(app);

  const started = performance.now();
  const times = await sendAll(port);
  const sent = performance.now();
  const deadline = sent + DRAIN_LIMIT;
  while ((await countOf(db)) < WEBHOOKS && performance.now() < deadline) await sleep(100);
  const drained = performance.now();
  const stored = await countOf(db);
  const seconds = (sent - started) / 1000;
  console.log(`${WEBHOOKS} webhooks of ${ATHLETES} athletes, ${AT_ONCE} at once`);
  console.log(`accepted         ${(WEBHOOKS / seconds).toFixed(0)} a second`);
  printTimes("answered in", times);
  console.log(`drained          ${((drained - sent) / 1000).toFixed(1)} s after the last answer`);
  const worked = await workedOf(db);
  console.log(
    `stored           ${stored}: ${WEBHOOKS - stored} lost, ${worked - stored} processed twice`,
  );
  agent.destroy();
  await app.close();
  await background.jobs.stop();
  report([
    figure("webhooks: accepted", WEBHOOKS / seconds, "webhooks/s"),
    figure("webhooks: p50", median(times), "ms"),
    atMost(figure("webhooks: p99", quantile(times, 0.99), "ms"), GOAL),
    figure("webhooks: stored after the last answer", (drained - sent) / 1000, "s"),
    atMost(figure("webhooks: lost", WEBHOOKS - stored, ""), 0),
    atMost(figure("webhooks: processed twice", worked - stored, ""), 0),
  ]);
  return stored === WEBHOOKS && worked === stored;
}

await withDatabase({}, async ({ db, connectionString }) => {
  await connectAthletes(db, ATHLETES);
  process.exitCode = (await bench(db, connectionString)) ? 0 : 1;
});
