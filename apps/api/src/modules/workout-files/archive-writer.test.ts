import { listPlanExercises } from "@triplan/db";
import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { writeArchive } from "./write-archive.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

/** Processor time of this thread, in microseconds: other programs on the machine don't count. */
async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

test("the archive of a long plan is not made on the event loop", async () => {
  const user = await api.user();
  const form = validPlan({ raceDate: "2027-12-05" });
  const { id: planId } = await user.trpc.plans.create.mutate(form);
  const exercises = await listPlanExercises(api.db, { userId: user.id, planId });
  expect(exercises.length).toBeGreaterThan(500);
  const lastModified = api.clock.now();
  const facts = { raceType: form.raceType, poolLengthMeters: 25, units: "miles" } as const;
  const direct = () =>
    writeArchive({
      exercises,
      facts: { ...facts, target: "pace" },
      title: form.name,
      lastModified,
    });
  const request = async () => {
    const url = `/api/training-plans/${planId}/workouts.zip?target=pace`;
    const { statusCode, rawPayload } = await user.send({ method: "GET", url });
    expect(statusCode).toBe(200);
    return rawPayload.length;
  };
  // The first time includes compiling the code.
  await direct();
  expect(await request()).toBe((await direct()).length);
  expect(await processorTime(request)).toBeLessThan((await processorTime(direct)) / 2);
});
