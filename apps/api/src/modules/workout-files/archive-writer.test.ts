import { listPlanExercises } from "@triplan/db";
import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { writeArchive } from "./write-archive.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

test("a thread makes the archive of a long plan; if it ends, the next request gets another", async () => {
  const user = await api.user();
  const form = validPlan({ raceDate: "2027-12-05" });
  const { id: planId } = await user.trpc.plans.create.mutate(form);
  const exercises = await listPlanExercises(api.db, { userId: user.id, planId });
  expect(exercises.length).toBeGreaterThan(500);
  const url = `/api/training-plans/${planId}/workouts.zip?target=pace`;
  const request = () => user.send({ method: "GET", url });

  process.once("worker", (thread) => void thread.terminate());
  const refused = await request();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    message: "The files could not be made just now. Try again in a moment.",
  });

  const answered = await request();
  expect(answered.statusCode).toBe(200);
  const archive = await writeArchive({
    exercises,
    facts: { raceType: form.raceType, poolLengthMeters: 25, units: "miles", target: "pace" },
    title: form.name,
    lastModified: api.clock.now(),
  });
  expect(answered.rawPayload).toHaveLength(archive.length);
});
