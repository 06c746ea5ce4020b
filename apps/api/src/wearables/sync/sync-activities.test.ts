import { cleanUpFile } from "@triplan/db/testing/after-file";
import { afterEach, describe, expect, test } from "vitest";
import { connectedAthlete } from "../../testing/watch/connected-athlete.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { readEvents } from "../../testing/watch/read-events.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { ALEX, ROBIN } from "../../testing/watch/athletes.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

describe("syncing", () => {
  test("imports all recorded activities once and reports the count", async () => {
    const { athlete, stored, recorded } = await connectedAthlete(ALEX);
    expect(recorded).toBeGreaterThan(20);

    const answer = await athlete.trpc.wearable.sync.mutate();

    expect(answer).toMatchObject({ status: "completed", imported: recorded, updated: 0 });
    expect(answer.requested.length).toBeGreaterThan(2);
    expect(await stored()).toHaveLength(recorded);
    const again = await athlete.trpc.wearable.sync.mutate();
    expect(again).toMatchObject({ imported: 0, updated: 0 });
    expect(again.runId).not.toBe(answer.runId);
    expect(again.requested).toHaveLength(1);
    expect(await stored()).toHaveLength(recorded);
  });

  // @covers calls-24
  test("gives the same result over REST, and the run can be read", async () => {
    const { athlete, recorded } = await connectedAthlete(ALEX);

    const answer = await athlete.rest("POST", "/garmin/sync");

    expect(answer).toMatchObject({
      status: 200,
      body: { status: "completed", imported: recorded },
    });
    const { runId } = answer.body as { runId: number };
    const run = await athlete.rest("GET", `/garmin/sync/${runId}`);
    expect(run.body).toMatchObject({ id: runId, status: "completed", received: recorded });
  });

  test("records its time with the activities", async () => {
    const { athlete } = await connectedAthlete(ALEX);
    expect(await athlete.trpc.wearable.connection.query()).toMatchObject({ lastSyncedAt: null });
    await athlete.trpc.wearable.sync.mutate();

    const after = await athlete.trpc.wearable.connection.query();
    expect(after).toMatchObject({ lastSyncedAt: expect.stringMatching(/^20/) });
  });

  test("joins a run in progress", async () => {
    const { athlete } = await connectedAthlete(ALEX);

    const [first, second] = await Promise.all([
      athlete.trpc.wearable.sync.mutate(),
      athlete.trpc.wearable.sync.mutate(),
    ]);

    expect(second.runId).toBe(first.runId);
  });

  test("reports that data will follow when none arrives in time", async () => {
    const { athlete } = await connectedAthlete(ROBIN, {
      timing: { syncAnswer: 1, syncPatience: 3 },
    });

    const answer = await athlete.trpc.wearable.sync.mutate();

    expect(answer).toMatchObject({ status: "accepted", imported: 0 });
    const run = () => athlete.trpc.wearable.syncRun.query({ runId: answer.runId });
    await expect.poll(async () => (await run()).status, PATIENT).toBe("accepted");
    expect((await run()).finishedAt).not.toBeNull();
  });
});

describe("a sync request", () => {
  test("skips windows that the provider accepted before", async () => {
    const api = await connectedAthlete(ALEX);
    await api.athlete.trpc.wearable.sync.mutate();
    await api.db.deleteFrom("backfillWindow").execute();

    const again = await api.athlete.trpc.wearable.sync.mutate();

    expect(again).toMatchObject({ status: "completed", imported: 0 });
    const repeated = api.sandbox.control.requests().filter(({ status }) => status === 409);
    expect(repeated.length).toBeGreaterThan(0);
  });

  test("waits as long as the provider asks, in seconds", async () => {
    const api = await connectedAthlete(ALEX);
    api.sandbox.control.addFault({
      target: "backfill",
      mode: "status:429",
      retryAfterS: 1,
      times: 1,
    });

    const answer = await api.athlete.trpc.wearable.sync.mutate();

    expect(answer).toMatchObject({ status: "completed", imported: api.recorded });
  });
});

describe("a sync is refused", () => {
  test("without a connection", async () => {
    const api = await testWorkers();
    const user = await api.user();

    await expect(user.trpc.wearable.sync.mutate()).rejects.toThrow(
      "Connect your Garmin account first",
    );
  });

  test("with a plain message if the athlete does not share past activities", async () => {
    const api = await connectedAthlete(ALEX);
    api.sandbox.control.setPermissions({ userId: ALEX, permissions: ["ACTIVITY_EXPORT"] });
    const row = () =>
      api.db.selectFrom("wearableConnection").select("permissions").executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).permissions, PATIENT).toHaveLength(1);

    await expect(api.athlete.trpc.wearable.sync.mutate()).rejects.toThrow(
      /does not share your past activities/,
    );
  });

  test("with 404 for another user's run", async () => {
    const api = await connectedAthlete(ALEX);
    const { runId } = await api.athlete.trpc.wearable.sync.mutate();
    const other = await api.user();

    await expect(other.trpc.wearable.syncRun.query({ runId })).rejects.toThrow("Sync not found");
  });
});

describe("the progress of a sync", () => {
  test("is streamed while it runs, and the stream ends with it", async () => {
    const api = await connectedAthlete(ALEX);
    const watching = await fetch(`${api.url}/trpc/wearable.syncProgress?input={}`, {
      headers: { cookie: api.athlete.jar.header() ?? "" },
    });
    expect(watching.headers.get("content-type")).toContain("text/event-stream");

    const answer = api.athlete.trpc.wearable.sync.mutate();
    const events: unknown[] = [];
    for await (const event of readEvents(watching)) events.push(event);

    const { runId } = await answer;
    const runs = events as { id: number; status: string; received: number }[];
    expect(new Set(runs.map(({ id }) => id))).toEqual(new Set([runId]));
    expect(runs.at(-1)).toMatchObject({ status: "completed", received: api.recorded });
    const received = runs.map((run) => run.received);
    expect(received).toEqual(received.toSorted((a, b) => a - b));
    expect(new Set(received).size).toBeGreaterThan(2);
  });

  test("requires a login", async () => {
    const api = await testWorkers();
    const answer = await fetch(`${api.url}/trpc/wearable.syncProgress?input={}`);
    expect(await answer.text()).toContain('"httpStatus":401');
  });

  test("does not block the shutdown of the process", async () => {
    const api = await connectedAthlete(ALEX);
    const watching = await fetch(`${api.url}/trpc/wearable.syncProgress?input={}`, {
      headers: { cookie: api.athlete.jar.header() ?? "" },
    });

    await api.app.close();

    expect((await readEvents(watching).next()).done).toBe(true);
  });
});
