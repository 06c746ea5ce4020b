import { describe, expect, test } from "vitest";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { autoMatch } from "./auto-match.ts";

const api = await testApi();

/**
 * An athlete with a current plan and its longest run, placed on its Tuesday, in week 3 (15 to 21 March
 * 2026).
 */
async function athlete() {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  const week = () => user.trpc.exercises.listWeek.query({ planId, week: 3 });
  const runs = (await week()).filter(({ type }) => type === "run");
  const run = runs.toSorted((a, b) => b.duration - a.duration)[0];
  if (!run) throw new Error("Week 3 has no run");
  const exerciseId = run.id;
  await user.trpc.exercises.schedule.mutate({ exerciseId, day: 2, dayName: "Tuesday" });
  const now = async () => (await week()).find(({ id }) => id === exerciseId);
  const recorded = (over: Parameters<typeof seedActivity>[2] = {}) =>
    seedActivity(api.db, user.id, {
      localDate: "2026-03-17",
      durationSeconds: run.duration * 60,
      ...over,
    });
  const match = (...activities: { id: number }[]) =>
    api.db
      .transaction()
      .execute((trx) =>
        autoMatch(trx, { userId: user.id, activityIds: activities.map(({ id }) => id) }),
      );
  return { user, planId, exerciseId, run, now, recorded, match };
}

describe("automatic matching", () => {
  test("completes a placed exercise once", async () => {
    const { match, recorded, now, exerciseId, run } = await athlete();
    const activity = await recorded();
    expect(await match(activity)).toEqual([{ exerciseId, activityId: activity.id, score: 1 }]);
    const done = await now();
    expect(done).toMatchObject({
      isCompleted: true,
      actualDuration: run.duration,
      matchedActivityId: activity.id,
    });
    expect(await match(activity)).toEqual([]);
    expect(await now()).toMatchObject({ ...done, updatedAt: expect.any(String) });
  });

  test("matches an earlier activity when another one of its week arrives", async () => {
    const { match, recorded, now } = await athlete();
    const first = await recorded();
    const other = await recorded({ localDate: "2026-03-20", durationSeconds: 60 });
    await match(other);
    expect(await now()).toMatchObject({ matchedActivityId: first.id });
  });

  test.each([
    ["a test activity", { source: "test", provider: "test" }],
    ["a multisport recording", { isParent: true }],
    ["an activity more than a day in the future", { startTime: "2999-03-17T06:00:00.000Z" }],
    ["a walk on a run's day", { activityType: "walking" }],
    ["yoga on a swim's day", { family: "other", discipline: "swim" }],
  ] as const)("ignores %s", async (_, over) => {
    const { match, recorded, now } = await athlete();
    const localDate = "startTime" in over ? "2999-03-17" : "2026-03-17";
    expect(await match(await recorded({ ...over, localDate }))).toEqual([]);
    expect(await now()).toMatchObject({ isCompleted: false });
  });

  test("ignores a duplicate of another recording", async () => {
    const { match, recorded, now } = await athlete();
    const watch = await recorded();
    const phone = await recorded({ duplicateOf: watch.id });
    await match(phone, watch);
    expect(await now()).toMatchObject({ matchedActivityId: watch.id });
  });

  test("suggests an ambiguous exercise once and matches neither", async () => {
    const { match, recorded, now, user, planId, exerciseId, run } = await athlete();
    // Too long for the week's other runs.
    const durationSeconds = 1.3 * run.duration * 60;
    const [one, two] = [
      await recorded({ durationSeconds, startTime: "2026-03-17T06:00:00.000Z" }),
      await recorded({ durationSeconds, startTime: "2026-03-17T18:00:00.000Z" }),
    ];
    expect(await match(one, two)).toEqual([]);
    expect(await now()).toMatchObject({ isCompleted: false });
    const shown = await user.trpc.activities.listUnmatched.query({ planId, week: 3 });
    expect(shown.map(({ id, suggestion }) => [id, suggestion?.exerciseId])).toEqual([
      [one.id, exerciseId],
      [two.id, undefined],
    ]);
  });

  test("never repeats a match that the athlete removed", async () => {
    const { match, recorded, now, user, exerciseId, planId } = await athlete();
    const activity = await recorded();
    await match(activity);
    await user.trpc.exercises.unmatch.mutate({ exerciseId });
    expect(await match(activity)).toEqual([]);
    expect(await now()).toMatchObject({ isCompleted: false, matchedActivityId: null });
    const [shown] = await user.trpc.activities.listUnmatched.query({ planId, week: 3 });
    expect(shown).toMatchObject({ id: activity.id, suggestion: null });
  });

  test("never changes a match of the athlete", async () => {
    const { match, recorded, now, user, exerciseId } = await athlete();
    const chosen = await recorded({ durationSeconds: 600 });
    const { providerActivityId } = chosen;
    await user.trpc.exercises.match.mutate({ exerciseId, providerActivityId });
    const before = await now();
    expect(await match(await recorded(), chosen)).toEqual([]);
    expect(await now()).toMatchObject({ ...before, updatedAt: expect.any(String) });
  });

  test("updates a matched exercise when its activity is rewritten", async () => {
    const { match, recorded, now } = await athlete();
    const activity = await recorded({ distanceMeters: 5000 });
    await match(activity);
    await api.db
      .updateTable("wearableActivity")
      .set({ durationSeconds: 3000, distanceMeters: 8046.7 })
      .where("id", "=", activity.id)
      .execute();
    await match(activity);
    expect(await now()).toMatchObject({
      matchedActivityId: activity.id,
      actualDuration: 50,
      actualDistance: "5.0 mi",
      completedAt: "2026-03-17T06:50:00.000Z",
    });
  });

  test("only uses the current plan, and does nothing without one", async () => {
    const { match, recorded, now, user } = await athlete();
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: null });
    expect(await match(await recorded())).toEqual([]);
    expect(await now()).toMatchObject({ isCompleted: false });
  });

  test("concurrent with a manual match leaves one match on each side", async () => {
    const { match, recorded, user, exerciseId, planId } = await athlete();
    const activity = await recorded();
    const { providerActivityId } = activity;
    const [, byHand] = await Promise.allSettled([
      match(activity),
      user.trpc.exercises.match.mutate({ exerciseId, providerActivityId }),
    ]);
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    const matched = week.filter(({ matchedActivityId }) => matchedActivityId === activity.id);
    expect(matched.map(({ id }) => id)).toEqual([exerciseId]);
    const refusal = byHand.status === "rejected" ? String(byHand.reason) : "already matched";
    expect(refusal).toContain("already matched");
  });
});
