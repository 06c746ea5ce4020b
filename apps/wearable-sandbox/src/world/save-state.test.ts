import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { appOn, athleteOf } from "../testing/app.ts";

const folder = mkdtempSync(join(tmpdir(), "triplan-sandbox-"));
const stateFile = join(folder, "sandbox.json");
afterAll(() => rmSync(folder, { recursive: true }));

const HISTORY =
  "/wellness-api/rest/backfill/activities?summaryStartTimeInSeconds=1790000000&summaryEndTimeInSeconds=1790000001";

test("a restarted sandbox keeps connections and used tokens", async () => {
  const before = await appOn({ stateFile, backfillReachDays: 100_000 });
  const athlete = athleteOf(before.sandbox);
  const old = await before.connect({ athlete });
  const grant = (await (await before.refresh(old.refresh_token)).json()) as typeof old;
  await before.call(HISTORY, grant.access_token);
  await before.sandbox.stop();

  const after = await appOn({ stateFile, backfillReachDays: 100_000 });
  const id = await after.call("/wellness-api/rest/user/id", grant.access_token);
  const asked = await after.call(HISTORY, grant.access_token);
  const reused = await after.refresh(old.refresh_token);
  const fresh = await after.refresh(grant.refresh_token);
  await after.sandbox.stop();

  expect(await id.json()).toEqual({ userId: athlete });
  expect([asked.status, reused.status, fresh.status]).toEqual([409, 400, 200]);
  expect(statSync(stateFile).mode & 0o777).toBe(0o600);
});

test("a departure is saved, and a foreign file is refused by name", async () => {
  const before = await appOn({ stateFile });
  const athlete = athleteOf(before.sandbox);
  const { access_token } = await before.connect({ athlete });
  await before.call("/wellness-api/rest/user/registration", access_token, "DELETE");
  await before.sandbox.stop();

  const after = await appOn({ stateFile });
  expect(after.sandbox.control.athletes().some(({ isConnected }) => isConnected)).toBe(false);
  await after.sandbox.stop();

  expect(readFileSync(stateFile, "utf8")).toContain('"connections":[]');
  writeFileSync(stateFile, "[]");
  await expect(appOn({ stateFile })).rejects.toThrow("is not a sandbox state file");
});

test("a restarted sandbox keeps the workouts on the watch and their ids", async () => {
  const before = await appOn({ stateFile: join(folder, "watch.json") });
  const athlete = athleteOf(before.sandbox);
  const { access_token } = await before.connect({ athlete });
  const step = { type: "WorkoutStep", stepOrder: 1, intensity: "ACTIVE", durationType: "OPEN" };
  const segments = [{ segmentOrder: 1, sport: "RUNNING", steps: [step] }];
  const workout = { workoutName: "Easy run", sport: "RUNNING", segments };
  const made = await fetch(new URL("/workoutportal/workout/v2", before.sandbox.url), {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(workout),
  });
  const { workoutId } = (await made.json()) as { workoutId: number };
  await before.sandbox.stop();

  const after = await appOn({ stateFile: join(folder, "watch.json") });
  const kept = await after.call(`/training-api/workout/v2/${workoutId}`, access_token);
  await after.sandbox.stop();

  expect(await kept.json()).toMatchObject({ workoutName: "Easy run", workoutId });
});
