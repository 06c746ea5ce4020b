import { sql } from "kysely";
import { expect, test } from "vitest";
import { cookieJar } from "../../testing/api/cookie-jar.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, testApi } from "../../testing/api/test-api.ts";
import { cuttableDatabase } from "../../testing/jobs/cuttable-database.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runMain } from "../../testing/process/run-main.ts";
import { Metrics } from "./metrics.ts";

const TOKEN = "a-metrics-token-of-more-than-32-characters";
const EMAIL = "mallory.secret@example.com";
const database = await cuttableDatabase();
const [port, metricsPort] = [await freePort(), await freePort()];
const main = runMain({
  DATABASE_URL: database.connectionString,
  DATA_DIR: newFolder(),
  BACKUP_DIR: newFolder(),
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  METRICS_TOKEN: TOKEN,
});
await main.prints("Triplan is ready");

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  fetch(`http://localhost:${metricsPort}/metrics`, { headers: { authorization } });

/** The scraped samples: `name{label="value"}` with its value. */
async function samples(): Promise<Map<string, number>> {
  const text = await (await scrape()).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [name = "", value = ""] = line.split(/ (?=\S+$)/);
      return [name, value === "+Inf" ? Infinity : Number(value)];
    }),
  );
}

const jar = cookieJar();
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "content-type": "application/json", cookie: jar.header() ?? "" };
  const answer = await fetch(`http://localhost:${port}${path}`, { ...init, headers });
  jar.keep(answer.headers.getSetCookie());
  return answer;
}

const countOf = (route: string, status: string) =>
  `triplan_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;

test("the port of the figures wants the token and serves nothing else", async () => {
  for (const wrong of ["", "Bearer ", `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
    const answer = await scrape(wrong);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.text()).not.toContain("triplan_");
  }
  const right = await scrape();
  expect(right.status).toBe(200);
  expect(right.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect((await fetch(`http://localhost:${metricsPort}/api/health/live`)).status).toBe(404);
  expect((await send("/metrics")).status).toBe(404);
});

test("requests count by route, without what their addresses hold", async () => {
  const body = JSON.stringify({ username: EMAIL, password: PASSWORD });
  expect((await send("/api/register", { method: "POST", body })).status).toBe(201);
  const before = await samples();
  await send("/api/training-plans/987654321/check-in");
  await send(`/api/calendar/secret-address.ics?email=${EMAIL}`);
  await send(`/pages/987654321?token=${TOKEN}`);
  await send(`/trpc/no.such.procedure987654321?input=${TOKEN}`);
  await send("/trpc/plans.list");
  await send("/trpc/plans.list,plans.list?batch=1");

  const after = await samples();
  const grown = [...after].filter(
    ([name, value]) => name.includes("_seconds_count{method") && value > (before.get(name) ?? 0),
  );
  expect(Object.fromEntries(grown)).toMatchObject({
    [countOf("/api/training-plans/:id/check-in", "4xx")]: 1,
    [countOf("/trpc/plans.list", "2xx")]: 1,
    [countOf("/trpc/batch", "2xx")]: 1,
    [countOf("/trpc/unknown", "4xx")]: 1,
    [countOf("page", "4xx")]: expect.any(Number),
  });
  const text = await (await scrape()).text();
  const secrets = [EMAIL, "mallory", TOKEN, "987654321", "secret-address"];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test("jobs, webhooks, streams, connections, backup and process have figures", async () => {
  await sql`
    insert into jobs.job (name, data, start_after)
    values ('reset.mail', '{"userId": null}', now() - interval '90 seconds')`.execute(
    database.direct,
  );
  await sql`
    insert into wearable_webhook_log
      (provider, webhook_type, request_method, request_path, status, created_at)
    values ('garmin', 'unknown', 'POST', '/', 'received', now() - interval '2 minutes'),
      ('garmin', 'unknown', 'POST', '/', 'dead', now())`.execute(database.direct);
  const streamEnd = new AbortController();
  const stream = await send(`/trpc/wearable.watchWorkouts`, {
    signal: streamEnd.signal,
  });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");

  await expect.poll(async () => (await samples()).get("triplan_live_streams"), PATIENT).toBe(1);
  const found = await samples();
  expect(found.get('triplan_jobs{queue="reset.mail",state="waiting"}')).toBe(1);
  expect(found.get('triplan_jobs_oldest_seconds{queue="reset.mail"}')).toBeGreaterThanOrEqual(90);
  expect(found.get('triplan_jobs{queue="sync.run",state="failed"}')).toBe(0);
  expect(found.get('triplan_webhooks{state="unprocessed"}')).toBe(1);
  expect(found.get('triplan_webhooks{state="dead"}')).toBe(1);
  expect(found.get("triplan_webhooks_oldest_seconds")).toBeGreaterThanOrEqual(120);
  expect(found.get('triplan_database_connections{state="total"}')).toBeGreaterThan(0);
  expect(found.get('triplan_database_sessions{application="triplan"}')).toBeGreaterThan(0);
  expect(found.get('triplan_database_sessions{application="triplan-jobs"}')).toBeGreaterThan(0);
  const used = [...found].filter(([name]) => name.startsWith("triplan_database_sessions{"));
  const limit = found.get("triplan_database_sessions_limit");
  expect(limit).toBeGreaterThan(used.reduce((sum, [, count]) => sum + count, 0));
  expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(found.get("process_cpu_seconds_total")).toBeGreaterThan(0);
  expect(found.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  await expect
    .poll(async () => (await samples()).get("triplan_backup_age_seconds"), PATIENT)
    .toBeLessThan(3600);
  streamEnd.abort();
  await expect.poll(async () => (await samples()).get("triplan_live_streams"), PATIENT).toBe(0);
  expect((await samples()).get(countOf("/trpc/wearable.watchWorkouts", "2xx"))).toBe(1);
});

test("a database that is away leaves out its figures and does not fail the scrape", async () => {
  database.wire.cut();
  const away = await samples();
  expect(away.get("triplan_database_up")).toBe(0);
  expect(
    [...away.keys()].filter((name) => /^triplan_(jobs|webhooks|database_sessions)/.test(name)),
  ).toEqual([]);
  expect(away.get("process_resident_memory_bytes")).toBeGreaterThan(0);
  database.wire.restore();
  await expect.poll(async () => (await samples()).get("triplan_database_up"), PATIENT).toBe(1);
});

test("without a port of its own the path is on the main one, behind the token", async () => {
  const metrics = new Metrics({
    db: database.direct,
    countPool: () => ({ total: 0, idle: 0, waiting: 0 }),
    replica: { reads: { replica: 3, primary: 1 } },
    jobs: { counts: async () => [] },
    backupFolder: newFolder(),
    now: () => new Date(),
  });
  const api = await testApi({ db: database.direct, metrics, metricsToken: TOKEN });
  const answerTo = (authorization: string) =>
    api.app.inject({ url: "/metrics", headers: { authorization } });
  expect((await answerTo("Bearer wrong")).statusCode).toBe(401);
  expect(api.log.text()).toContain("metrics refused: wrong token");
  expect(api.log.text()).not.toContain('wrong"');
  // No backup yet.
  expect((await answerTo(`Bearer ${TOKEN}`)).body).toContain("triplan_backup_age_seconds +Inf");
  const { body } = await answerTo(`Bearer ${TOKEN}`);
  expect(body).toContain('triplan_recording_reads_total{server="replica"} 3');
  expect(body).toContain('triplan_recording_reads_total{server="primary"} 1');
});
