import {
  daySports,
  scheduleOfWeek,
  WEEKDAYS,
  type Discipline,
  type Weekday,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { documentedAnswer } from "../../testing/api/documented-answer.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();
const ALL: Discipline[] = ["swim", "bike", "run"];
const LAND: Discipline[] = ["bike", "run"];

/** The sample week with these sports on some days; days without them name none. */
const week = (sports: Partial<Record<Weekday, Discipline[]>>) =>
  validPlan().weeklySchedule.map((entry) => {
    const own = sports[entry.day];
    return own ? { ...entry, sports: own } : entry;
  });
/** No pool on any day but Friday. */
const POOL_ON_FRIDAY = week({ 0: LAND, 1: LAND, 2: LAND, 4: LAND, 6: LAND });

const update = (planId: number, over: object) =>
  user.trpc.planEdits.update.mutate({ planId, ...over });
const limitsOf = (plan: Parameters<typeof scheduleOfWeek>[0], number: number) =>
  WEEKDAYS.map((day) => daySports(scheduleOfWeek(plan, number)[day] ?? {}));
const swimDays = async (planId: number, from = 1) =>
  (await planExercises(api.db, planId))
    .filter((row) => row.type === "swim" && row.week >= from && !row.isDropped)
    .map((row) => row.day ?? row.suggestedDay);

describe("sports of weekdays", () => {
  test("are stored with a new plan, which suggests and places no other ones", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan({ weeklySchedule: POOL_ON_FRIDAY }));
    expect(limitsOf(plan, 1)).toEqual([LAND, LAND, LAND, ALL, LAND, ALL, LAND]);
    expect(new Set(await swimDays(plan.id))).toEqual(new Set([5]));
    await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
    expect(new Set(await swimDays(plan.id))).toEqual(new Set([5]));
    const url = "/api/training-plans";
    const answer = (await user.send({ url })).json();
    expect(answer[0].weeklySchedule[0]).toMatchObject({ day: 0, sports: LAND });
    expect(documentedAnswer("GET", url, answer)).toBeDefined();
  });

  test("of all kinds are stored as none, so that the plan is the same", async () => {
    const weeklySchedule = week({ 0: ALL, 2: ["run", "swim", "bike"] });
    const plan = await user.trpc.plans.create.mutate(validPlan({ weeklySchedule }));
    expect(plan.weeklySchedule).toEqual(validPlan().weeklySchedule);
  });

  test("close a day from a week on, as previewed: what was placed there becomes available", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const change = { weeklySchedule: POOL_ON_FRIDAY, fromWeek: 4 };
    const shown = await user.trpc.planEdits.preview.mutate({ planId, ...change });
    expect(shown.effect.headline).toMatch(
      /^8\.5 h a week from week 4 on, Sunday no swim, Monday no swim, Tuesday no swim, Thursday no swim, /,
    );
    const before = await contentsOf(planId);
    const plan = await update(planId, change);
    expect(limitsOf(plan, 3)).toEqual(WEEKDAYS.map(() => ALL));
    expect(limitsOf(plan, 4)).toEqual([LAND, LAND, LAND, ALL, LAND, ALL, LAND]);
    expect(new Set(await swimDays(planId, 4))).toEqual(new Set([5]));
    const named = shown.effect.exercises.filter(({ text }) => text.endsWith("needs another day"));
    expect(named.length).toBeGreaterThan(0);
    const after = await planExercises(api.db, planId);
    for (const { slotKey } of named) {
      expect(after.find((row) => row.slotKey === slotKey)?.day).toBeNull();
    }
    const [last] = await user.trpc.planEdits.list.query({ planId });
    await user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
    const planned = (rows: typeof before) =>
      rows.filter(({ isDropped }) => !isDropped).map((row) => ({ ...row, placementId: null }));
    expect(planned(await contentsOf(planId))).toEqual(planned(before));
  });

  test("stay with new hours that name none, and go with all of them", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: POOL_ON_FRIDAY }),
    );
    const longer = week({}).map((entry) =>
      entry.day === 4 ? { ...entry, available: true, hours: 2 } : entry,
    );
    const kept = await update(planId, { weeklySchedule: longer, fromWeek: 3 });
    expect(limitsOf(kept, 3)).toEqual(limitsOf(kept, 2));
    expect(scheduleOfWeek(kept, 3)[4]).toMatchObject({ hours: 2, sports: LAND });
    const free = longer.map((entry) => ({ ...entry, sports: ALL }));
    const freed = await update(planId, { weeklySchedule: free, fromWeek: 3 });
    expect(limitsOf(freed, 3)).toEqual(WEEKDAYS.map(() => ALL));
    expect(freed.weeklySchedule.every((entry) => entry.sports === undefined)).toBe(true);
  });

  test("leave no sport without a day, also together with those that stay", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: POOL_ON_FRIDAY }),
    );
    const withoutFriday = week({}).map((entry) =>
      entry.day === 5 ? { ...entry, available: false } : entry,
    );
    const refused = await refusalOf(update(planId, { weeklySchedule: withoutFriday, fromWeek: 3 }));
    expect(refused).toMatchObject({
      issues: [{ path: "weeklySchedule", message: "Allow swimming on at least one training day" }],
    });
  });
});
