import { addDays, isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { connectedAthlete } from "../../testing/watch/connected-athlete.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { ALEX } from "../../testing/watch/athletes.ts";

const api = await testApi();

/** A user with a plan from Sunday, 1 March 2026; today is the Thursday after. */
async function athleteWithPlan() {
  const user = await api.user();
  api.clock.set("2026-03-02T12:00:00.000Z");
  const { id: planId, ...plan } = await user.trpc.plans.create.mutate(validPlan());
  api.clock.set("2026-03-05T12:00:00.000Z");
  return { user, planId, plan };
}

const fitnessOf = (user: TestUser, planId: number) => user.trpc.exercises.fitness.query({ planId });

const seed = (user: TestUser, over: Parameters<typeof seedActivity>[2] = {}) =>
  seedActivity(api.db, user.id, over);

test("fitness is planned to race morning and done to this morning", async () => {
  const { user, planId, plan } = await athleteWithPlan();
  const days = (Date.parse(plan.raceDate) - Date.parse(plan.startDate)) / 86_400_000;

  const fresh = await fitnessOf(user, planId);
  expect(fresh.planned).toHaveLength(days + 1);
  expect(fresh.done).toEqual([]);
  expect(fresh.planned.at(-1)?.form).toBeGreaterThan(0);

  const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  await completeExercise(api.db, exercise?.id ?? 0);
  const { done, planned, projected } = await fitnessOf(user, planId);
  expect(done[0]).toEqual(planned[0]);
  expect(projected[0]).toEqual(done.at(-1));
  expect(projected).toHaveLength(planned.length - done.length + 1);
  expect(done).toHaveLength(5);
});

test("fitness counts an activity without an exercise, but not another athlete's", async () => {
  const { user, planId } = await athleteWithPlan();
  await seed(user, { localDate: "2026-03-03" });
  const short = await fitnessOf(user, planId);
  expect(short.done).toHaveLength(5);
  await seed(user, { localDate: "2026-03-04", durationSeconds: 7200 });
  await seedActivity(api.db, (await api.user()).id, { localDate: "2026-03-04" });
  const longer = await fitnessOf(user, planId);
  // 2 h of running without heart rate or power: 128 points × (1 − e^(−1/42)).
  expect((longer.done.at(-1)?.fitness ?? 0) - (short.done.at(-1)?.fitness ?? 0)).toBeCloseTo(3, 0);
  expect(longer.done.slice(0, 4)).toEqual(short.done.slice(0, 4));
});

test("a match assigns an activity's load to its exercise and counts it once", async () => {
  const { user, planId } = await athleteWithPlan();
  const { providerActivityId } = await seed(user, { localDate: "2026-03-03" });
  const week = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  const run = week.find(({ type }) => type === "run");
  if (!run) throw new Error("Week 1 has no run");
  await user.trpc.exercises.match.mutate({ exerciseId: run.id, providerActivityId });
  const matched = await fitnessOf(user, planId);
  await api.db
    .updateTable("exercise")
    .set({ matchedActivityId: null })
    .where("userId", "=", user.id)
    .execute();
  await api.db.deleteFrom("wearableActivity").where("userId", "=", user.id).execute();
  await completeExercise(api.db, run.id);
  await api.db
    .updateTable("exercise")
    .set({ actualDuration: 30 })
    .where("id", "=", run.id)
    .execute();
  expect(matched).toEqual(await fitnessOf(user, planId));
});

test("fitness counts a multisport activity by its parts", async () => {
  const { user, planId } = await athleteWithPlan();
  const part = { parentProviderId: "race-1", localDate: "2026-03-03" } as const;
  await seed(user, { ...part, family: "bike", discipline: "bike" });
  const parts = await fitnessOf(user, planId);
  await seed(user, {
    localDate: "2026-03-03",
    providerActivityId: "race-1",
    isParent: true,
    family: "multisport",
    durationSeconds: 1800,
  });
  expect(await fitnessOf(user, planId)).toEqual(parts);
});

test("initial fitness follows from activities before the plan, not from later changes", async () => {
  const { user, planId } = await athleteWithPlan();
  const assumed = (await fitnessOf(user, planId)).planned;
  const start = isoDate("2026-03-01");
  for (let day = 1; day <= 60; day += 2) {
    await seed(user, { localDate: addDays(start, -day), durationSeconds: 7200 });
  }
  const { planned, done } = await fitnessOf(user, planId);
  // 128 points every second day.
  expect(planned[0]?.fitness).toBeGreaterThan(60);
  expect(planned[0]?.fitness).toBeLessThan(68);
  expect(planned[0]?.fitness).toBeGreaterThan(assumed[0]?.fitness ?? 0);
  expect(done[0]).toEqual(planned[0]);

  await user.trpc.plans.adjust.mutate({
    planId,
    fromWeek: 1,
    adjustmentType: "volume",
    volumeAdjustment: 120,
    intensityAdjustment: "maintain",
    reason: "feeling-strong",
  });
  await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:30:00" });
  expect((await fitnessOf(user, planId)).planned[0]).toEqual(planned[0]);
});

test("changes of the future move neither the start nor any past morning", async () => {
  const { user, planId } = await athleteWithPlan();
  const week = (number: number) => user.trpc.exercises.listWeek.query({ planId, week: number });
  const [first] = await week(1);
  await completeExercise(api.db, first?.id ?? 0);
  await seed(user, { localDate: "2026-03-05", averageHeartRate: 150 });
  api.clock.set("2026-03-19T12:00:00.000Z");
  const past = async () => {
    const { planned, done } = await fitnessOf(user, planId);
    return { planned: planned.slice(0, 15), done };
  };
  const before = await past();
  expect(before.done).toHaveLength(19);

  await user.trpc.plans.adjust.mutate({
    planId,
    fromWeek: 3,
    adjustmentType: "volume",
    volumeAdjustment: 120,
    intensityAdjustment: "maintain",
    reason: "feeling-strong",
  });
  expect(await past()).toEqual(before);
  await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:30:00" });
  expect(await past()).toEqual(before);
  await user.trpc.plans.fixExercises.mutate({ planId });
  expect(await past()).toEqual(before);
  const next = (await week(4)).find(({ isCompleted }) => !isCompleted);
  const exerciseId = next?.id ?? 0;
  const { options } = await user.trpc.exercises.swaps.query({ exerciseId });
  const kind = options[0]?.kind ?? "no swap is offered";
  await user.trpc.exercises.swap.mutate({ exerciseId, kind });
  expect(await past()).toEqual(before);
  await user.trpc.thresholds.record.mutate({ lthrRun: 172, isConfirmed: true });
  await user.trpc.exercises.schedule.mutate({ exerciseId, day: 5, dayName: "Friday" });
  const { planned } = await past();
  expect(planned).toEqual(before.planned);
});

test("a plan keeps the start that the athlete's hours give it", async () => {
  const user = await api.user();
  api.clock.set("2026-03-02T12:00:00.000Z");
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ hoursNow: 7 }));
  // 7 h × 50 points / 7 days.
  expect((await fitnessOf(user, planId)).planned[0]).toEqual({ fitness: 50, fatigue: 50, form: 0 });
});

test("a plan keeps the start of its recordings when older ones are deleted", async () => {
  const user = await api.user();
  api.clock.set("2026-03-02T12:00:00.000Z");
  for (let day = 1; day <= 60; day += 2) {
    await seed(user, { localDate: addDays(isoDate("2026-03-01"), -day), durationSeconds: 7200 });
  }
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const { planned } = await fitnessOf(user, planId);
  expect(planned[0]?.fitness).toBeCloseTo(64, -1);
  await api.db.deleteFrom("wearableActivity").where("userId", "=", user.id).execute();
  expect((await fitnessOf(user, planId)).planned).toEqual(planned);
});

test("syncing a watch updates a plan's fitness", async () => {
  const { athlete } = await connectedAthlete(ALEX);
  const raceDate = addDays(isoDate(new Date().toISOString().slice(0, 10)), 90);
  const { id: planId } = await athlete.trpc.plans.create.mutate(validPlan({ raceDate }));
  const before = await fitnessOf(athlete, planId);
  expect(before.done).toEqual([]);
  await athlete.trpc.wearable.sync.mutate();
  const after = await fitnessOf(athlete, planId);
  expect(after.done.length).toBeGreaterThan(0);
  expect(after.planned[0]).not.toEqual(before.planned[0]);
  expect(after.done[0]).toEqual(after.planned[0]);
});

test("fitness of another athlete's plan is 404", async () => {
  const { planId } = await athleteWithPlan();
  const stranger = await api.user();
  expect(await refusalOf(stranger.trpc.exercises.fitness.query({ planId }))).toMatchObject({
    message: "Training plan not found",
  });
});
