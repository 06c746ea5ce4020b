import { writeActivityDetail } from "@triplan/db";
import { DatabaseWire } from "@triplan/db/testing/database-wire";
import { replicatedDatabase } from "@triplan/db/testing/replicated-database";
import { urlOfDatabase } from "@triplan/db/testing/administer";
import { expect, test } from "vitest";
import { cookieJar } from "../../testing/api/cookie-jar.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD } from "../../testing/api/test-api.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runMain } from "../../testing/process/run-main.ts";
import { LAP } from "../../testing/inputs/recorded-ride.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const TOKEN = "a-metrics-token-of-more-than-32-characters";
const servers = await replicatedDatabase();
const port = String(await freePort());

const start = async (replicaUrl: string, changes: Record<string, string> = {}) =>
  runMain({
    DATABASE_URL: servers.primaryUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    DATA_DIR: newFolder(),
    PORT: String(await freePort()),
    METRICS_TOKEN: TOKEN,
    ...changes,
  });

const jar = cookieJar();
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${TOKEN}`,
    cookie: jar.header() ?? "",
  };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  jar.keep(answer.headers.getSetCookie());
  return answer;
}

async function readsBy(server: string): Promise<number> {
  const text = await (await send("/metrics")).text();
  return Number(new RegExp(`recording_reads_total{server="${server}"} (\\d+)`).exec(text)?.[1]);
}

test.for([
  ["a primary", servers.primaryUrl, "DATABASE_REPLICA_URL leads to a primary: give the address"],
  [
    "another database",
    urlOfDatabase(servers.standbyUrl, "postgres"),
    "DATABASE_REPLICA_URL and DATABASE_URL lead to different databases.",
  ],
])("does not start if DATABASE_REPLICA_URL leads to %s", async ([, url = "", message]) => {
  const { code, stderr } = await (await start(url)).end;
  expect(stderr).toContain(`Triplan could not start. ${message}`);
  expect(stderr).not.toContain(new URL(url).password);
  expect(code).toBe(1);
});

test("starts without a replica that does not answer", async () => {
  const wire = await DatabaseWire.open(servers.standbyUrl);
  wire.cut();
  const main = await start(wire.connectionString);
  await main.prints("Triplan is ready");
  main.process.kill("SIGTERM");
  const { code, stdout } = await main.end;
  expect(stdout).toContain("replica skipped: the primary answers");
  expect(code).toBe(0);
  wire.close();
});

test("counts recordings by the server that they were read from", async () => {
  const main = await start(servers.standbyUrl, { PORT: port });
  await main.prints("Triplan is ready");
  const body = JSON.stringify({ username: "iris@example.com", password: PASSWORD });
  await send("/api/register", { method: "POST", body });
  const { id: userId } = await servers.db
    .selectFrom("userAccount")
    .select("id")
    .executeTakeFirstOrThrow();
  const { id: activityId } = await seedActivity(servers.db, userId);
  const key = { userId, activityId };
  const read = async () => (await send(`/api/activities/${activityId}`)).json();
  await servers.pauseReplay();
  await writeActivityDetail(servers.db, { ...key, laps: [LAP], stream: null });
  expect(await read()).toMatchObject({ id: activityId, laps: [LAP] });
  expect([await readsBy("replica"), await readsBy("primary")]).toEqual([0, 1]);

  await servers.resumeReplay();
  // A busy machine may exceed the time limit of a read.
  const readByReplica = async () => {
    expect(await read()).toMatchObject({ id: activityId, laps: [LAP] });
    return readsBy("replica");
  };
  await expect.poll(readByReplica, PATIENT).toBeGreaterThan(0);
  main.process.kill("SIGTERM");
  expect(await main.end).toMatchObject({ code: 0, stderr: "" });
});
