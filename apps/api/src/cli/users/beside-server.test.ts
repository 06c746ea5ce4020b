import { DAY_NAMES } from "@triplan/domain";
import { cleanUpFile } from "@triplan/db/testing/after-file";
import { afterEach, describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { testConfig } from "../../testing/api/test-wearable.ts";
import { testProgram } from "../../testing/cli/test-program.ts";
import { athleteWithWorkouts } from "../../testing/watch/athlete-with-workouts.ts";
import { sendWorkouts } from "../../wearables/workouts/send-workouts.ts";
import { USERS } from "./users-program.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

describe("beside a running server, disable", () => {
  test("ends the streams at once and sends nothing to the watch until enabled", async () => {
    const api = await athleteWithWorkouts();
    const { athlete, background, calls, db, idle, onWatch, place, run, sandbox, url } = api;
    const config = testConfig(sandbox.url);
    const pnpmUsers = testProgram(USERS, { ...api, config, now: () => new Date() });
    const { scheduledDate: first } = await place(run.id, 3);
    await expect.poll(onWatch, PATIENT).toEqual([{ date: first, name: run.name }]);
    await idle();
    const stream = await fetch(`${url}/trpc/wearable.syncProgress?input={}`, {
      headers: { cookie: athlete.jar.header() ?? "" },
    });

    expect(await pnpmUsers(["disable", athlete.email])).toMatchObject({ isSuccessful: true });

    expect(await stream.text()).toContain("event: return");
    const before = calls();
    const { scheduledDate: second } = await api
      .asUser(athlete.id)
      .exercises.schedule({ exerciseId: run.id, day: 4, dayName: DAY_NAMES[4] });
    await sendWorkouts(background.jobs, db, { userId: athlete.id });
    await idle();
    expect(calls()).toEqual(before);

    expect(await pnpmUsers(["enable", athlete.email])).toMatchObject({ isSuccessful: true });
    await expect.poll(onWatch, PATIENT).toEqual([{ date: second, name: run.name }]);
  });
});
