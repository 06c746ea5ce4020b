import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { EASIER, LESS } from "../../testing/inputs/any-input.ts";

const DAY = 86_400_000;
const TIRED = { ...EASIER, reason: "fatigue" } as const;

const { api, user, newPlan } = await userWithPlans();

describe("previewing an adjustment", () => {
  test.each([
    ["less volume", LESS],
    ["an easier plan", TIRED],
  ])("shows the effect of %s and writes nothing", async (_, input) => {
    const planId = await newPlan();
    const before = await api.digest();

    const preview = await user.trpc.plans.previewAdjustment.query({ planId, ...input });

    expect(await api.digest()).toEqual(before);
    expect(preview.updated).toBeGreaterThan(0);
    expect(await user.trpc.plans.adjust.mutate({ planId, ...input })).toEqual(preview);
  });

  test("builds on earlier adjustments and keeps completed exercises", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    api.clock.pass(8 * DAY);
    const [done] = await user.trpc.exercises.listWeek.query({ planId, week: 2 });
    if (!done) throw new Error("The week has no exercise");
    await completeExercise(api.db, done.id);
    const back = { planId, ...LESS, volumeAdjustment: 100 };

    const preview = await user.trpc.plans.previewAdjustment.query(back);

    expect(preview.weeks[0]).toBe(2);
    expect(await user.trpc.plans.adjust.mutate(back)).toEqual(preview);
  });

  test("shows no change when repeated", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });

    expect(await user.trpc.plans.previewAdjustment.query({ planId, ...LESS })).toMatchObject({
      updated: 0,
      message: "Nothing had to change: your plan has this change already.",
    });
  });

  test.each([
    ["100 % without a reason", {}, "100 % is the volume that your plan has"],
    [
      "maintain without a reason",
      { adjustmentType: "intensity" },
      "Maintain keeps the intensity that your plan has",
    ],
    [
      "the last week",
      { fromWeek: 8, reason: "race-prep" },
      "only light weeks are left before your race",
    ],
    [
      "more volume in the last week",
      { fromWeek: 8, volumeAdjustment: 120 },
      "only light weeks are left before your race",
    ],
  ] as const)("says why nothing changes: %s", async (_, changes, cause) => {
    const planId = await newPlan();
    const input = { planId, ...LESS, volumeAdjustment: 100, reason: null, ...changes };
    const preview = await user.trpc.plans.previewAdjustment.query(input);
    expect(preview).toMatchObject({ changed: 0, unchanged: `Nothing had to change: ${cause}.` });
  });

  test("says when race preparation can begin, and acts from then on", async () => {
    const plan = validPlan({ raceDate: "2026-06-21", totalWeeks: 16 });
    const planId = (await user.trpc.plans.create.mutate(plan)).id;
    const input = { planId, ...LESS, volumeAdjustment: 100, reason: "race-prep" } as const;
    const early = await user.trpc.plans.previewAdjustment.query({ ...input, fromWeek: 8 });
    expect(early).toMatchObject({
      changed: 0,
      unchanged:
        "Nothing changes yet: race preparation acts in the last eight weeks before your race. Choose it from week 9 on.",
    });
    const later = await user.trpc.plans.previewAdjustment.query({ ...input, fromWeek: 9 });
    expect(later.changed).toBeGreaterThan(0);
  });

  test("says that every coming exercise is completed", async () => {
    const planId = await newPlan();
    for (const { id } of await user.trpc.exercises.listWeek.query({ planId, week: 8 })) {
      await completeExercise(api.db, id);
    }
    const last = { planId, ...LESS, fromWeek: 8 };
    expect(await user.trpc.plans.previewAdjustment.query(last)).toMatchObject({
      unchanged: "Nothing had to change: you have completed every exercise of the coming weeks.",
    });
  });

  test("shows more hard minutes and the first changed sessions for a higher intensity", async () => {
    const planId = await newPlan();
    const harder = { ...TIRED, intensityAdjustment: "harder", reason: null } as const;

    const preview = await user.trpc.plans.previewAdjustment.query({ planId, ...harder });

    const { intensityBefore, intensityAfter, changed, examples, weeks } = preview;
    const hardMinutes = (of: typeof intensityBefore) => of.reduce((sum, { hard }) => sum + hard, 0);
    expect(hardMinutes(intensityAfter)).toBeGreaterThan(hardMinutes(intensityBefore));
    expect(intensityAfter).toHaveLength(weeks.length);
    expect(changed).toBeGreaterThan(0);
    expect(examples.length).toBe(Math.min(5, changed));
    for (const { before, after } of examples) expect(after).not.toEqual(before);
  });

  test("needs no reason yet", async () => {
    const planId = await newPlan();
    const { reason: _why, ...plain } = LESS;
    const before = await api.digest();
    const preview = await user.trpc.plans.previewAdjustment.query({ planId, ...plain });
    expect(await api.digest()).toEqual(before);
    expect(
      await user.trpc.plans.previewAdjustment.query({
        planId,
        ...plain,
        reason: "time-constraints",
      }),
    ).toEqual(preview);
  });

  test("names the exercises that are left out and the week that is as planned again", async () => {
    const planId = await newPlan();
    const tired = { ...LESS, volumeAdjustment: 100, reason: "fatigue" } as const;

    const preview = await user.trpc.plans.previewAdjustment.query({ planId, ...tired });

    expect(preview.dropped.length).toBeGreaterThan(0);
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 2 });
    for (const { slotKey, name } of preview.dropped.filter((each) => each.week === 2)) {
      expect(week.find((row) => row.slotKey === slotKey)?.name).toBe(name);
    }
    // 70 %, 85 % and 95 % in weeks 2 to 4.
    expect(preview.backInWeek).toBe(5);
    const changes = preview.weeks.map(
      (_, index) =>
        (preview.weeklyMinutesBefore[index] ?? 0) - (preview.weeklyMinutesAfter[index] ?? 0),
    );
    // Afterwards only the long run is held back, by its safe step.
    expect(Math.max(...changes.slice(3))).toBeLessThanOrEqual(10);
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(0);
  });

  test("says that a reason decides over a change that contradicts it", async () => {
    const planId = await newPlan();
    const tired = { ...LESS, reason: "fatigue" } as const;
    const at = (volumeAdjustment: number) =>
      user.trpc.plans.previewAdjustment.query({ planId, ...tired, volumeAdjustment });
    const [more, plain] = [await at(120), await at(100)];
    expect(more.weeklyMinutesAfter).toEqual(plain.weeklyMinutesAfter);
    expect(more.message).toBe(
      `${plain.message} Your reason decides: the change that contradicts it was not made.`,
    );
  });

  test("explains why more volume is only partly possible", async () => {
    const planId = await newPlan();
    const more = { planId, ...LESS, reason: "feeling-strong" } as const;
    const limitAt = async (volumeAdjustment: number) =>
      (await user.trpc.plans.previewAdjustment.query({ ...more, volumeAdjustment })).limit;
    expect(await limitAt(120)).toMatch(/^Your (?:volume|days) .*\+20 %/);
    expect(await limitAt(80)).toBeNull();
  });

  test("shows no change for a different reason alone", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    expect(
      await user.trpc.plans.previewAdjustment.query({ planId, ...LESS, reason: null }),
    ).toMatchObject({ changed: 0, examples: [] });
  });

  test("is the same over REST", async () => {
    const planId = await newPlan();
    const body = await user.trpc.plans.previewAdjustment.query({ planId, ...LESS });

    expect(await user.rest("POST", `/training-plans/${planId}/adjust/preview`, LESS)).toMatchObject(
      { status: 200, body },
    );
  });

  test("rejects a week outside the plan", async () => {
    const planId = await newPlan();
    const refusal = await refusalOf(
      user.trpc.plans.previewAdjustment.query({ planId, ...LESS, fromWeek: 9 }),
    );
    expect(refusal).toMatchObject({ message: "Start week must be between 1 and 8" });
  });

  test("gives 404 for another athlete's plan", async () => {
    const planId = await newPlan();
    const other = await api.user();
    const refusal = await refusalOf(other.trpc.plans.previewAdjustment.query({ planId, ...LESS }));
    expect(refusal).toMatchObject({ message: "Training plan not found" });
  });
});
