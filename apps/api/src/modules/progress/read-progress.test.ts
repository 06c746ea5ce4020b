import { writeActivityDetail } from "@triplan/db";
import {
  addDays,
  hasThresholdSet,
  isoDate,
  mainStretches,
  METERS_PER_MILE,
  plannedStretches,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();
const START = isoDate("2026-03-01");

/** A user with a plan from Sunday, 1 March 2026, placed on its suggested days. */
async function athleteWithPlan(form = validPlan()) {
  const user = await api.user();
  api.clock.set("2026-03-01T12:00:00.000Z");
  const plan = await user.trpc.plans.create.mutate(form);
  return { user, plan };
}

type Exercise = Awaited<ReturnType<TestUser["trpc"]["exercises"]["listWeek"]["query"]>>[number];

const progressOf = (user: TestUser, planId: number) => user.trpc.progress.read.query({ planId });
const on = (day: number) => api.clock.set(`${addDays(START, day)}T12:00:00.000Z`);

/** Completes the exercises of the first weeks as planned, each on its suggested day. */
async function complete(user: TestUser, planId: number, weeks: readonly number[]) {
  for (const week of weeks) {
    for (const exercise of await user.trpc.exercises.listWeek.query({ planId, week })) {
      await user.trpc.exercises.complete.mutate({
        exerciseId: exercise.id,
        date: addDays(START, 7 * (week - 1) + (exercise.suggestedDay ?? 0)),
        durationSeconds: 60 * exercise.duration,
      });
    }
  }
}

/** Metres per second. */
const SPEED = 3.5;

const MIN_SET_SECONDS = 6 * 60;

const isRecordable = (exercise: Exercise) =>
  exercise.type === "run" &&
  exercise.isKey &&
  hasThresholdSet(exercise) &&
  mainStretches(exercise).reduce((sum, { seconds }) => sum + seconds, 0) >= MIN_SET_SECONDS;

/** Records the key runs with a hard main set, a lap for each interval, all at one speed. */
async function recordKeyRuns(
  user: TestUser,
  planId: number,
  { from, to }: Record<"from" | "to", number>,
) {
  let recorded = 0;
  for (let week = from; week <= to; week += 1) {
    for (const exercise of await user.trpc.exercises.listWeek.query({ planId, week })) {
      if (!isRecordable(exercise)) continue;
      const stretches = plannedStretches(exercise.steps);
      const { id: activityId, providerActivityId } = await seedActivity(api.db, user.id, {
        localDate: addDays(START, 7 * (week - 1) + (exercise.suggestedDay ?? 0)),
        durationSeconds: 60 * exercise.duration,
      });
      const laps = stretches.map(({ start, interval: { seconds } }) => ({
        startSeconds: start,
        durationSeconds: seconds,
        distanceMeters: SPEED * seconds,
        averageHeartRate: null,
        maxHeartRate: null,
        averagePower: null,
        averageCadence: null,
      }));
      await writeActivityDetail(api.db, { userId: user.id, activityId, laps, stream: null });
      await user.trpc.exercises.match.mutate({ exerciseId: exercise.id, providerActivityId });
      recorded += 1;
    }
  }
  return recorded;
}

describe("progress.read", () => {
  test("finds the pace at threshold in the main sets of key exercises", async () => {
    const form = validPlan({ raceDate: addDays(START, 16 * 7 - 1), totalWeeks: 16 });
    const { user, plan } = await athleteWithPlan(form);
    // A login ends unless it is used every few weeks.
    for (const day of [28, 56, 84]) {
      on(day);
      await user.trpc.auth.me.query();
    }
    const recorded = await recordKeyRuns(user, plan.id, { from: 5, to: 12 });
    expect(recorded).toBeGreaterThanOrEqual(6);
    const [swim, , run] = (await progressOf(user, plan.id)).sports;
    expect(swim?.thresholdPace).toMatchObject({ value: null, sets: 0, tests: 0, entries: [] });
    expect(run?.thresholdPace).toMatchObject({ measure: "speed", sets: recorded, tests: 0 });
    expect(run?.thresholdPace.entries[0]).toMatchObject({ source: "set" });
    // The middle of Z3 to Z5 is 90 to 107 % of the threshold speed.
    const pace = METERS_PER_MILE / SPEED;
    expect(run?.thresholdPace.value).toBeGreaterThan(0.9 * pace);
    expect(run?.thresholdPace.value).toBeLessThan(1.08 * pace);
  });

  test("has too little to tell in the first week and invents no figure", async () => {
    const { user, plan } = await athleteWithPlan();
    on(2);
    const progress = await progressOf(user, plan.id);
    expect(progress.track).toMatchObject({ state: "not-enough", keyDone: 0 });
    expect(progress.fitness).toMatchObject({ done: [], today: null, rampRate: null });
    expect(progress.fitness.race).toMatchObject({ isPlanned: true });
    expect(progress.zones.all).toMatchObject({ recordings: 0, isEnough: false });
    expect(progress.longest).toEqual([]);
    for (const sport of progress.sports) {
      expect(sport).toMatchObject({ percent: null, source: "paces", recent: [] });
    }
    expect(progress.days).toHaveLength(progress.fitness.planned.length);
    expect(progress.weeks).toHaveLength(plan.totalWeeks);
  });

  test("says that an athlete who does everything is on plan", async () => {
    const { user, plan } = await athleteWithPlan();
    on(21);
    await complete(user, plan.id, [1, 2, 3]);
    const progress = await progressOf(user, plan.id);
    expect(progress.track).toMatchObject({ state: "on-plan", hoursPercent: 100, minutesOver: 0 });
    expect(progress.track.keyDone).toBe(progress.track.keyDue);
    expect(progress.weeks[1]?.doneMinutes).toBe(progress.weeks[1]?.plannedMinutes);
    expect(progress.weeks[1]?.doneLoad).toBe(progress.weeks[1]?.plannedLoad);
    expect(progress.fitness).toMatchObject({ isReliable: true, unansweredWeeks: [] });
    expect(progress.fitness.today?.fitness).toBe(progress.fitness.planned[21]?.fitness);
    const states = new Set(progress.days.slice(0, 21).map(({ state }) => state));
    expect([...states].toSorted()).toEqual(["as-planned", "rest"]);
    expect(progress.longest.map(({ discipline }) => discipline)).toEqual(["swim", "bike", "run"]);
  });

  test("asks for a change of a plan that was left, but not while weeks are unanswered", async () => {
    const { user, plan } = await athleteWithPlan();
    on(29);
    await complete(user, plan.id, [1]);
    expect((await progressOf(user, plan.id)).track).toMatchObject({
      state: "not-enough",
      hasUnanswered: true,
    });
    for (const day of [8, 15, 22]) {
      await seedActivity(api.db, user.id, { localDate: addDays(START, day) });
    }
    const { track, weeks } = await progressOf(user, plan.id);
    expect(track).toMatchObject({ state: "change", keyDone: 0 });
    expect(weeks.every(({ isUnanswered }) => !isUnanswered)).toBe(true);
  });

  test("counts extras in hours and load and walks in no longest run", async () => {
    const { user, plan } = await athleteWithPlan();
    await seedActivity(api.db, user.id, { localDate: addDays(START, 3), distanceMeters: 5000 });
    await api.db
      .updateTable("wearableActivity")
      .set({ activityType: "HIKING" })
      .where("userId", "=", user.id)
      .execute();
    on(8);
    const progress = await progressOf(user, plan.id);
    expect(progress.weeks[0]).toMatchObject({ doneMinutes: 30, isUnanswered: false });
    expect(progress.longest).toEqual([]);
    expect(progress.days[3]?.doneMinutes).toBe(30);
  });

  test("shows the way to the goal after a test", async () => {
    const { user, plan } = await athleteWithPlan(validPlan({ goalFinishTime: "02:30:00" }));
    on(20);
    const before = await progressOf(user, plan.id);
    const run = before.sports.find(({ discipline }) => discipline === "run");
    await user.trpc.thresholds.record.mutate({ runThreshold: 440, isConfirmed: true });
    const after = await progressOf(user, plan.id);
    const faster = after.sports.find(({ discipline }) => discipline === "run");
    expect(run?.percent).toBeNull();
    expect(faster).toMatchObject({ start: run?.start, target: run?.target, source: "typed" });
    expect(faster?.percent).toBeGreaterThanOrEqual(0);
    expect(after.finish).toMatchObject({
      startSeconds: before.finish.startSeconds,
      goalSeconds: 9000,
    });
    expect(after.finish.seconds).not.toBe(before.finish.seconds);
  });

  test("of another athlete's plan is 404", async () => {
    const { plan } = await athleteWithPlan();
    const stranger = await api.user();
    expect(await refusalOf(progressOf(stranger, plan.id))).toMatchObject({
      message: "Training plan not found",
    });
  });
});
