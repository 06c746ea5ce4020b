import { afterEach, describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import {
  planContents,
  planExercises,
  type PlanExercise,
} from "../../testing/rows/plan-exercises.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const DAY = 86_400_000;
const LESS = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "time-constraints",
} as const;
const EASIER = {
  ...LESS,
  adjustmentType: "intensity",
  volumeAdjustment: 80,
  intensityAdjustment: "easier",
} as const;
const BACK = { ...LESS, volumeAdjustment: 100 } as const;

const api = await testApi();
const user = await api.user();
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const exercisesOf = (planId: number) => planExercises(api.db, planId);
const contentsOf = (planId: number) => planContents(api.db, planId);

const keptOf = <Row extends Pick<PlanExercise, "isDropped">>(rows: readonly Row[]) =>
  rows.filter(({ isDropped }) => !isDropped);

const minutesByWeek = (rows: readonly PlanExercise[]) =>
  [...Map.groupBy(keptOf(rows), ({ week }) => week).values()].map((week) =>
    week.reduce((sum, { duration }) => sum + duration, 0),
  );

/** The fields that no adjustment changes. */
const kept = (rows: readonly PlanExercise[]) =>
  rows.map((row) => [
    row.id,
    row.slotKey,
    row.day,
    row.scheduledDate,
    row.suggestedDay,
    row.orderIndex,
    row.baseDuration,
    row.baseIntensity,
    row.baseTemplateId,
  ]);

const newPlan = async () => (await user.trpc.plans.create.mutate(validPlan())).id;

describe("adjusting a plan", () => {
  test("rewrites the coming exercises and reports what changed", async () => {
    const planId = await newPlan();
    const before = await exercisesOf(planId);

    const answer = await user.rest("POST", `/training-plans/${planId}/adjust`, LESS);

    const after = await exercisesOf(planId);
    const changed = after.filter(
      (row, index) => row.isDropped || row.description !== before[index]?.description,
    );
    expect(changed.length).toBeGreaterThan(10);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        updated: changed.length,
        weeks: [2, 3, 4, 5, 6, 7, 8],
        weeklyMinutesBefore: minutesByWeek(before).slice(1),
        weeklyMinutesAfter: minutesByWeek(after).slice(1),
        message: `${changed.length} exercises changed.`,
      },
    });
    for (const [index, minutes] of minutesByWeek(after).slice(1, 6).entries()) {
      const share = minutes / (minutesByWeek(before)[index + 1] ?? 0);
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(0.85);
    }
  });

  test("keeps ids, slots, days and the originally generated values", async () => {
    const planId = await newPlan();
    const [placed] = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    if (!placed) throw new Error("The week has no exercise");
    await user.trpc.exercises.schedule.mutate({
      exerciseId: placed.id,
      day: 4,
      dayName: "Thursday",
    });
    const before = await exercisesOf(planId);

    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    await user.trpc.plans.adjust.mutate({ planId, ...EASIER });

    expect(kept(await exercisesOf(planId))).toEqual(kept(before));
  });

  // @covers adjust-dialog-4
  test("leaves week 1, past weeks and completed exercises unchanged", async () => {
    const planId = await newPlan();
    const [matched] = await user.trpc.exercises.listWeek.query({ planId, week: 4 });
    const [done] = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    if (!matched || !done) throw new Error("The plan's weeks have too few exercises");
    await completeExercise(api.db, done.id);
    await matchExercise(api.db, { userId: user.id, exerciseId: matched.id });
    api.clock.pass(14 * DAY);
    const isKept = ({ id, week }: PlanExercise) => week < 3 || id === done.id || id === matched.id;
    const before = (await exercisesOf(planId)).filter(isKept);

    const answer = await user.trpc.plans.adjust.mutate({ planId, ...LESS, fromWeek: 1 });

    expect(answer.weeks).toEqual([3, 4, 5, 6, 7, 8]);
    expect((await exercisesOf(planId)).filter(isKept)).toEqual(before);
  });

  test("replaces an earlier adjustment: 100 % leaves the effect of its reason", async () => {
    const planId = await newPlan();
    const other = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    await user.trpc.plans.adjust.mutate({ planId, ...BACK });
    await user.trpc.plans.adjust.mutate({ planId: other, ...BACK });

    const [replaced, alone] = [await contentsOf(planId), await contentsOf(other)];

    const comparable = (rows: typeof alone) =>
      rows.map(({ slotKey, description, isDropped }) => [slotKey, description, isDropped]);
    expect(comparable(replaced)).toEqual(comparable(alone));
    expect(keptOf(alone).length).toBeLessThan(alone.length);
  });

  test("changes nothing when repeated", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const before = await exercisesOf(planId);

    const answer = await user.trpc.plans.adjust.mutate({ planId, ...LESS });

    expect(answer).toMatchObject({
      updated: 0,
      unchanged: "Nothing had to change: your plan has this change already.",
      message: "Nothing had to change: your plan has this change already.",
    });
    expect(answer.weeklyMinutesAfter).toEqual(answer.weeklyMinutesBefore);
    expect(await exercisesOf(planId)).toEqual(before);
  });

  test("of the intensity keeps the minutes of an earlier volume adjustment", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const before = await exercisesOf(planId);

    await user.trpc.plans.adjust.mutate({ planId, ...EASIER });

    const after = await exercisesOf(planId);
    expect(after.map(({ duration }) => duration)).toEqual(before.map(({ duration }) => duration));
    expect(after.map(({ intensity }) => intensity)).not.toEqual(
      before.map(({ intensity }) => intensity),
    );
  });

  test("applies concurrent adjustments one after the other; the last one wins", async () => {
    const planId = await newPlan();
    const volumes = [80, 110, 60, 90, 70];
    await Promise.all(
      volumes.map((volumeAdjustment) =>
        user.trpc.plans.adjust.mutate({ planId, ...LESS, volumeAdjustment }),
      ),
    );
    const after = await contentsOf(planId);
    const rows = await api.db
      .selectFrom("planAdjustment")
      .select("volumeAdjustment")
      .where("trainingPlanId", "=", planId)
      .orderBy("id")
      .execute();
    const last = rows.at(-1)?.volumeAdjustment ?? 0;
    expect(new Set(rows.map((row) => row.volumeAdjustment))).toEqual(new Set(volumes));
    expect(rows).toHaveLength(volumes.length);

    const other = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId: other, ...LESS, volumeAdjustment: last });
    const comparable = (contents: Awaited<ReturnType<typeof contentsOf>>) =>
      contents.map(({ slotKey, duration, description }) => [slotKey, duration, description]);
    expect(comparable(after)).toEqual(comparable(await contentsOf(other)));
  });

  test("survives a change of the goal", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const before = await contentsOf(planId);

    // 1.9 % faster is plausible in eight weeks at a moderate pace, so the hours stay.
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:55:10" });
    const between = await contentsOf(planId);
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: null });

    expect(between.map(({ duration }) => duration)).toEqual(before.map(({ duration }) => duration));
    expect(between.map(({ pace }) => pace)).not.toEqual(before.map(({ pace }) => pace));
    expect(await contentsOf(planId)).toEqual(before);
  });

  test("runs the same number of statements for any number of weeks", async () => {
    const short = await newPlan();
    const long = await user.trpc.plans.create.mutate(validPlan({ raceDate: "2027-02-28" }));
    const counts: number[] = [];
    for (const planId of [short, long.id]) {
      const before = api.statements.length;
      await user.trpc.plans.adjust.mutate({ planId, ...LESS });
      counts.push(api.statements.length - before);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test("changes nothing in a one-week plan, because the first week is fixed", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan({ raceDate: "2026-03-07" }));
    const before = await api.digest();
    const answer = await user.trpc.plans.adjust.mutate({ planId: plan.id, ...LESS, fromWeek: 1 });
    expect([plan.totalWeeks, answer]).toEqual([
      1,
      {
        updated: 0,
        weeks: [],
        weeklyMinutesBefore: [],
        weeklyMinutesAfter: [],
        intensityBefore: [],
        intensityAfter: [],
        changed: 0,
        examples: [],
        dropped: [],
        returned: [],
        added: 0,
        removed: 0,
        newEditionFrom: null,
        backInWeek: null,
        limit: null,
        held: null,
        unchanged: "Nothing had to change: your plan has no later week to adjust.",
        message: "Nothing had to change: your plan has no later week to adjust.",
      },
    ]);
    expect(await api.digest()).toEqual(before);
  });

  test("rejects a week outside the plan", async () => {
    const planId = await newPlan();
    const before = await api.digest();
    const call = user.trpc.plans.adjust.mutate({ planId, ...LESS, fromWeek: 9 });
    const message = "Start week must be between 1 and 8";
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      message,
      issues: [{ path: "fromWeek", message }],
    });
    expect(await api.digest()).toEqual(before);
  });

  test("is atomic", async () => {
    const planId = await newPlan();
    const before = await api.digest();
    const restore = await breakStatements(api.db, "exercise", "update");

    const answer = await user.rest("POST", `/training-plans/${planId}/adjust`, LESS);

    await restore();
    expect(answer).toMatchObject({ status: 500, body: { message: "Something went wrong" } });
    expect(await api.digest()).toEqual(before);
  });

  test("is reserved to the owner", async () => {
    const planId = await newPlan();
    const other = await api.user();
    const before = await api.digest();
    expect(await refusalOf(other.trpc.plans.adjust.mutate({ planId, ...LESS }))).toEqual({
      status: 404,
      code: "not_found",
      message: "Training plan not found",
    });
    const visitor = api.visitor();
    expect(await visitor.rest("POST", `/training-plans/${planId}/adjust`, LESS)).toMatchObject({
      status: 401,
    });
    expect(await api.digest()).toEqual(before);
  });
});
