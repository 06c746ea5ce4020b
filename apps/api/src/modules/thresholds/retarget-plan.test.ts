import { DAY_NAMES, isoDate, weekdayOf, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const api = await testApi();

/** A plan in its second week, chosen as the current one, with 8:30 a mile as the run pace. */
async function runner() {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan({ currentRunPace: "8:30" }));
  await user.trpc.preferences.setCurrentPlan.mutate({ planId: plan.id });
  return { user, planId: plan.id };
}

const exercisesOf = (userId: number) =>
  api.db
    .selectFrom("exercise")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("week")
    .orderBy("id")
    .execute();

const planRows = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .selectAll()
    .where("trainingPlanId", "=", planId)
    .orderBy("week")
    .orderBy("id")
    .execute();

type Row = Awaited<ReturnType<typeof exercisesOf>>[number];

const keptOf = ({
  steps,
  pace: _p,
  distance: _d,
  description: _t,
  updatedAt: _u,
  ...row
}: Row) => ({
  ...row,
  sets: steps.map(({ kind, repeat, intervals }) => ({
    kind,
    repeat,
    intervals: intervals.map(({ quantity, zone }) => ({ quantity, zone })),
  })),
});

const textsOf = (rows: readonly Row[]) =>
  rows.filter(({ type }) => type !== "run").map(({ description }) => description);

const isPaced = (type: string, pace: string) => type === "run" && pace.includes(":");

/** The first run with a target pace. */
const pacedRun = (rows: readonly Row[]) => rows.find(({ type, pace }) => isPaced(type, pace));

/** What a new pace leaves as it was in a swim too. */
const frameOf = ({ id, slotKey, week, type, duration, day, templateId, notes, steps }: Row) => ({
  id,
  slotKey,
  week,
  type,
  duration,
  day,
  templateId,
  notes,
  sets: templateId.startsWith("swim-css")
    ? steps.filter(({ kind }) => kind === "main").map(({ repeat }) => repeat)
    : [],
});

const pacedSwims = (rows: readonly Row[]) =>
  rows.filter(({ type, pace }) => type === "swim" && pace.includes(":")).map(({ pace }) => pace);

const contentOf = ({ updatedAt: _updatedAt, ...row }: Row) => row;

const changedOf = (before: readonly Row[], after: readonly Row[]) =>
  after.filter((row, i) => JSON.stringify(row.steps) !== JSON.stringify(before[i]?.steps));

const recordRun = (user: TestUser, runThreshold: number) =>
  user.trpc.thresholds.record.mutate({ runThreshold, isConfirmed: true });

describe("a new threshold", () => {
  test("rewrites the targets of open runs and keeps everything else", async () => {
    const { user, planId } = await runner();
    const before = await exercisesOf(user.id);
    const { retargeted } = await recordRun(user, 440);
    const after = await exercisesOf(user.id);
    expect(retargeted).toEqual({ swim: 0, bike: 0, run: changedOf(before, after).length });
    expect(retargeted.run).toBeGreaterThan(0);
    expect(after.map(keptOf)).toEqual(before.map(keptOf));
    expect(textsOf(after)).toEqual(textsOf(before));
    expect(secondsOf(pacedRun(after)?.pace)).toBeLessThan(secondsOf(pacedRun(before)?.pace));
    const plans = await user.trpc.plans.list.query();
    expect(plans.find(({ id }) => id === planId)).toMatchObject({
      thresholds: { runThreshold: 440 },
    });
  });

  test("moves the swims to a new CSS, with the same sets in the same minutes", async () => {
    const { user, planId } = await runner();
    const before = await exercisesOf(user.id);
    await user.trpc.thresholds.record.mutate({
      performance: { kind: "swim-test", seconds400: 540, seconds200: 260 },
      isConfirmed: true,
    });
    const after = await exercisesOf(user.id);
    expect(after.map(frameOf)).toEqual(before.map(frameOf));
    expect(pacedSwims(after)).not.toEqual([]);
    const plan = (await user.trpc.plans.list.query()).find(({ id }) => id === planId);
    expect(plan).toMatchObject({
      thresholds: { css: 140 },
      thresholdDates: { css: plan?.createdOn },
    });
    for (const [index, pace] of pacedSwims(after).entries()) {
      expect(secondsOf(pace)).toBeLessThan(secondsOf(pacedSwims(before)[index]));
    }
  });

  test("leaves completed exercises as they were", async () => {
    const { user } = await runner();
    const rows = await exercisesOf(user.id);
    const run = rows.find(({ type }) => type === "run");
    await completeExercise(api.db, run?.id ?? 0);
    await recordRun(user, 440);
    const after = await exercisesOf(user.id);
    expect(after.find(({ id }) => id === run?.id)).toMatchObject({
      description: run?.description,
      steps: run?.steps,
    });
  });

  test("is undone in the plan when its record is deleted", async () => {
    const { user } = await runner();
    const before = (await exercisesOf(user.id)).map(contentOf);
    const { records, retargeted } = await recordRun(user, 440);
    const thresholdId = records[0]?.id ?? 0;
    expect(await user.trpc.thresholds.delete.mutate({ thresholdId })).toMatchObject({ retargeted });
    const after = (await exercisesOf(user.id)).map(contentOf);
    expect(after).toEqual(before);
  });

  test("of a test counts from the day after", async () => {
    const { user, planId } = await runner();
    const runs = (await planRows(planId)).filter(({ type, pace }) => isPaced(type, pace));
    const [first, second] = runs;
    const today = weekdayOf(isoDate(api.clock.now().toISOString().slice(0, 10)));
    for (const [run, day] of [
      [first, today],
      [second, (today + 1) as Weekday],
    ] as const) {
      const place = { exerciseId: run?.id ?? 0, day, dayName: DAY_NAMES[day] };
      await user.trpc.exercises.schedule.mutate(place);
    }
    const performance = { kind: "run-20", pace: 427 } as const;
    await user.trpc.thresholds.record.mutate({ performance, isConfirmed: true });
    const after = await planRows(planId);
    const paceOf = (id = 0) => after.find((row) => row.id === id)?.pace;
    expect(paceOf(first?.id)).toBe(first?.pace);
    expect(secondsOf(paceOf(second?.id))).toBeLessThan(secondsOf(second?.pace));
  });

  test("that does not count changes no target", async () => {
    const { user } = await runner();
    const before = (await exercisesOf(user.id)).map(({ description }) => description);
    const performance = { kind: "run-20", pace: 440 } as const;
    await user.trpc.thresholds.record.mutate({ performance, isGoodTest: false });
    const after = (await exercisesOf(user.id)).map(({ description }) => description);
    expect(after).toEqual(before);
  });

  test("is used by plans made later", async () => {
    const user = await api.user();
    await recordRun(user, 440);
    const plan = await user.trpc.plans.create.mutate(validPlan({ currentRunPace: "8:30" }));
    expect(plan.thresholds).toEqual({ runThreshold: 440 });
  });

  test("is used by a plan that becomes the current one later", async () => {
    const { user } = await runner();
    const second = await user.trpc.plans.create.mutate(validPlan({ currentRunPace: "8:30" }));
    await recordRun(user, 440);
    const before = await planRows(second.id);
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: second.id });
    const after = await planRows(second.id);
    expect(after.map(keptOf)).toEqual(before.map(keptOf));
    expect(secondsOf(pacedRun(after)?.pace)).toBeLessThan(secondsOf(pacedRun(before)?.pace));
  });

  test("leaves the plans of others alone", async () => {
    const [{ user }, { user: other }] = [await runner(), await runner()];
    const before = await exercisesOf(other.id);
    await recordRun(user, 440);
    expect(await exercisesOf(other.id)).toEqual(before);
  });
});

const secondsOf = (pace = "") => {
  const [minutes = 0, seconds = 0] = pace.replace(/\/.*/, "").split(":").map(Number);
  return 60 * minutes + seconds;
};
