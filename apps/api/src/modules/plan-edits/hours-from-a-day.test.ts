import {
  defaultSchedule,
  isSameSchedule,
  scheduleOfWeek,
  type WeeklySchedule,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();

/** Wednesday of the plan's second week. */
const WEDNESDAY = "2026-03-11";
const USUAL = defaultSchedule("olympic");

/** One hour on Monday, Tuesday, Thursday and Saturday. */
const SHORT: WeeklySchedule = USUAL.map((entry) => {
  const isOpen = [1, 2, 4, 6].includes(entry.day);
  return { ...entry, available: isOpen, hours: isOpen ? 1 : 0, isEndurance: entry.day === 6 };
});

async function inSecondWeek() {
  api.clock.set("2026-03-01T12:00:00.000Z");
  const planId = await newPlan();
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  api.clock.set(`${WEDNESDAY}T12:00:00.000Z`);
  return planId;
}

const rowsOf = async (planId: number) =>
  (await contentsOf(planId)).map((row) => ({ ...row, placementId: null }));
const change = (planId: number, over: object = {}) => ({
  planId,
  weeklySchedule: [...SHORT],
  fromDate: WEDNESDAY,
  ...over,
});

describe("other hours from a day of this week on", () => {
  test("leave the days before it, keep lengths, and take off what has no room", async () => {
    const planId = await inSecondWeek();
    const before = await rowsOf(planId);
    const shown = await user.trpc.planEdits.preview.mutate(change(planId));
    expect(shown.effect.headline).toMatch(
      /^4 h a week from .*Mar 11.* on\. \d+ exercises change\.$/,
    );
    expect(shown.limits[0]).toMatch(/^Exercises of this week keep their length\./);
    const plan = await user.trpc.planEdits.update.mutate(change(planId));

    const week = scheduleOfWeek(plan, 2);
    expect(isSameSchedule(week.slice(0, 3), USUAL.slice(0, 3))).toBe(true);
    expect(isSameSchedule(week.slice(3), SHORT.slice(3))).toBe(true);
    expect(isSameSchedule(scheduleOfWeek(plan, 3), SHORT)).toBe(true);
    expect(isSameSchedule(scheduleOfWeek(plan, 1), USUAL)).toBe(true);

    const after = new Map((await rowsOf(planId)).map((row) => [row.slotKey, row]));
    const own = before.filter((row) => row.week === 2);
    for (const row of own) {
      const now = after.get(row.slotKey);
      expect(now).toMatchObject({ duration: row.duration, description: row.description });
    }
    const daysAfter = (rows: typeof own) => rows.map(({ slotKey }) => after.get(slotKey)?.day);
    const past = own.filter(({ day }) => day !== null && day < 3);
    expect(daysAfter(past)).toEqual(past.map(({ day }) => day));
    const closed = own.filter(({ day }) => day === 3 || day === 5);
    expect(closed.length).toBeGreaterThan(0);
    expect(daysAfter(closed)).toEqual(closed.map(() => null));
    const named = shown.effect.exercises.filter((each) => each.week === 2);
    expect(named.every(({ text }) => text === "needs another day")).toBe(true);
    expect(named.length).toBeGreaterThan(0);
  });

  test("are undone with the same exercises and days", async () => {
    const planId = await inSecondWeek();
    const before = await rowsOf(planId);
    await user.trpc.planEdits.update.mutate(change(planId));
    expect(await rowsOf(planId)).not.toEqual(before);
    const [last] = await user.trpc.planEdits.list.query({ planId });
    await user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
    expect(await rowsOf(planId)).toEqual(before);
  });

  test("can end with the week", async () => {
    const planId = await inSecondWeek();
    const plan = await user.trpc.planEdits.update.mutate(change(planId, { toWeek: 2 }));
    expect(isSameSchedule(scheduleOfWeek(plan, 3), USUAL)).toBe(true);
    const [last] = await user.trpc.planEdits.list.query({ planId });
    expect(last?.sentence).toMatch(/^4 h a week from .*Mar 11.* to the end of week 2$/);
  });

  test("begin in the middle of a coming week, whose exercises are planned for them", async () => {
    const planId = await inSecondWeek();
    const plan = await user.trpc.planEdits.update.mutate(
      change(planId, { fromDate: "2026-03-26" }),
    );
    const week = scheduleOfWeek(plan, 4);
    expect(isSameSchedule(week.slice(0, 4), USUAL.slice(0, 4))).toBe(true);
    expect(isSameSchedule(week.slice(4), SHORT.slice(4))).toBe(true);
    expect(isSameSchedule(scheduleOfWeek(plan, 3), USUAL)).toBe(true);
  });

  test.each([
    [{ fromDate: "2026-03-10" }, /^This day has passed\. Choose today or a later day$/],
    [{ fromDate: "2027-03-10" }, /^Your race is on .*\. Choose an earlier day$/],
    [{ fromWeek: 4 }, /^Choose a first week or a first day, not both$/],
    [{ fromDate: "2026-02-30" }, /^First day must be a valid date$/],
  ])("are refused at the day: %j", async (over, message) => {
    const planId = await inSecondWeek();
    const before = await api.digest();
    const refused = await refusalOf(user.trpc.planEdits.update.mutate(change(planId, over)));
    expect(refused.issues).toEqual([{ path: "fromDate", message: expect.stringMatching(message) }]);
    expect(await api.digest()).toEqual(before);
  });
});
