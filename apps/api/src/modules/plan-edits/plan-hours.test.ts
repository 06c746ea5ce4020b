import {
  defaultSchedule,
  isSameSchedule,
  scheduleOfWeek,
  type WeeklySchedule,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { documentedAnswer } from "../../testing/api/documented-answer.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { firstEditionPlan } from "../../testing/first-edition/first-edition-plan.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const DAY = 86_400_000;
const { api, user, newPlan, contentsOf } = await userWithPlans();

/** Less than the plan's own: one hour on four days. */
const SHORT: WeeklySchedule = defaultSchedule("sprint").map((entry) => ({
  ...entry,
  available: [1, 2, 4, 6].includes(entry.day),
  hours: [1, 2, 4, 6].includes(entry.day) ? 1 : 0,
  isEndurance: entry.day === 6,
}));
const LONG: WeeklySchedule = defaultSchedule("70.3");
const send = (schedule: WeeklySchedule) => [...schedule];

const update = (planId: number, over: object) =>
  user.trpc.planEdits.update.mutate({ planId, ...over });
const preview = (planId: number, over: object) =>
  user.trpc.planEdits.preview.mutate({ planId, ...over });
const revisions = (planId: number) => user.trpc.planEdits.list.query({ planId });
const rowsOf = (planId: number) => planExercises(api.db, planId);
const minutesOf = (
  rows: readonly { week: number; duration: number; isDropped: boolean }[],
  week: number,
) => rows.reduce((sum, row) => sum + (row.week === week && !row.isDropped ? row.duration : 0), 0);
const undoLast = async (planId: number) => {
  const [last] = await revisions(planId);
  return user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
};

describe("other hours from a week on", () => {
  test("rewrite the weeks from that one, as previewed, and leave the others byte for byte", async () => {
    const planId = await newPlan();
    const before = await rowsOf(planId);
    const digest = await api.digest();
    const shown = await preview(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    expect(await api.digest()).toEqual(digest);
    expect(shown.fromWeek).toBe(4);
    expect(shown.effect.headline).toMatch(/^4 h a week from week 4 on\. \d+ exercises change\.$/);

    const plan = await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    const after = await rowsOf(planId);
    expect(after.filter(({ week }) => week < 4)).toEqual(before.filter(({ week }) => week < 4));
    for (const { week, minutesBefore, minutesAfter } of shown.effect.weeks) {
      expect(minutesOf(before, week)).toBe(minutesBefore);
      expect(minutesOf(after, week)).toBe(minutesAfter);
      expect(minutesAfter).toBeLessThanOrEqual(week < 4 ? minutesBefore : 240);
    }
    expect(isSameSchedule(scheduleOfWeek(plan, 3), defaultSchedule("olympic"))).toBe(true);
    expect(isSameSchedule(scheduleOfWeek(plan, 4), SHORT)).toBe(true);
    const ids = new Map(before.map(({ slotKey, id }) => [slotKey, id]));
    for (const { slotKey, id } of after) expect(ids.get(slotKey) ?? id).toBe(id);
  });

  test("begin next week if no week is named, and grow in steps", async () => {
    const planId = await newPlan();
    api.clock.pass(21 * DAY);
    const before = await rowsOf(planId);
    const { fromWeek } = await preview(planId, { weeklySchedule: send(LONG) });
    await update(planId, { weeklySchedule: send(LONG) });
    const after = await rowsOf(planId);
    expect(after.filter(({ week }) => week < fromWeek)).toEqual(
      before.filter(({ week }) => week < fromWeek),
    );
    const most = Math.max(...[1, 2, 3, 4].map((week) => minutesOf(after, week)));
    expect(minutesOf(after, fromWeek)).toBeLessThanOrEqual(1.25 * most + 15);
  });

  test("start from what was really done in the weeks before", async () => {
    const [trained, missed] = [await newPlan(), await newPlan()];
    for (const planId of [trained, missed]) {
      const rows = (await rowsOf(planId)).filter(({ week }) => week <= 4);
      for (const row of rows) {
        if (planId === trained || row.slotKey.endsWith("-swim-1"))
          await completeExercise(api.db, row.id);
      }
    }
    api.clock.pass(28 * DAY);
    const [most, least] = await Promise.all(
      [trained, missed].map(async (planId) => {
        const { effect } = await api
          .asUser(user.id)
          .planEdits.preview({ planId, weeklySchedule: LONG });
        return effect.weeks.find(({ week }) => week === 6)?.minutesAfter ?? 0;
      }),
    );
    expect(least).toBeLessThan(most ?? 0);
  });

  test("take exercises off days that have no room any more, and name them", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const shown = await preview(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    const named = shown.effect.exercises.filter(({ text }) => text === "needs another day");
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    const after = (await rowsOf(planId)).filter(({ week, isDropped }) => week >= 4 && !isDropped);
    for (const { slotKey } of named) {
      expect(after.find((row) => row.slotKey === slotKey)?.day).toBeNull();
    }
    const open = new Set(SHORT.flatMap(({ day, available }) => (available ? [day] : [])));
    const placed = after.flatMap(({ day }) => (day === null ? [] : [day]));
    expect(placed.filter((day) => !open.has(day))).toEqual([]);
    expect(after.some(({ day }) => day !== null)).toBe(true);
    expect(after.some(({ day }) => day === null)).toBe(true);
  });

  test("are undone with the same exercises, ids and days", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const withoutPlacement = async () =>
      (await contentsOf(planId)).map((row) => ({ ...row, placementId: null }));
    const before = await withoutPlacement();
    const plan = (await user.trpc.plans.list.query()).find(({ id }) => id === planId);
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    expect(await withoutPlacement()).not.toEqual(before);
    await undoLast(planId);
    expect(await withoutPlacement()).toEqual(before);
    expect(await revisions(planId)).toEqual([]);
    const again = (await user.trpc.plans.list.query()).find(({ id }) => id === planId);
    expect({ ...again, updatedAt: null }).toEqual({ ...plan, updatedAt: null });
  });

  test("hold for some weeks only if they end", async () => {
    const planId = await newPlan();
    const before = await rowsOf(planId);
    const plan = await update(planId, { weeklySchedule: send(SHORT), fromWeek: 5, toWeek: 5 });
    expect(minutesOf(await rowsOf(planId), 5)).toBeLessThanOrEqual(240);
    expect(minutesOf(await rowsOf(planId), 4)).toBe(minutesOf(before, 4));
    expect(isSameSchedule(scheduleOfWeek(plan, 6), defaultSchedule("olympic"))).toBe(true);
    const [revision] = await revisions(planId);
    expect(revision).toMatchObject({ sentence: "4 h a week in week 5", fromWeek: 5 });
  });

  test("change nothing if the plan has them, and nothing twice", async () => {
    const planId = await newPlan();
    const same = { weeklySchedule: send(defaultSchedule("olympic")) };
    expect((await preview(planId, same)).effect.exercises).toEqual([]);
    await update(planId, same);
    expect(await revisions(planId)).toEqual([]);
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    const once = await contentsOf(planId);
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    expect(await contentsOf(planId)).toEqual(once);
    expect(await revisions(planId)).toHaveLength(1);
  });

  test("stay through a new goal, and go with what it rewrites", async () => {
    const planId = await newPlan();
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    await update(planId, { goalFinishTime: "02:50:00" });
    await update(planId, { goalFinishTime: null });
    const rows = await rowsOf(planId);
    expect(minutesOf(rows, 4)).toBeLessThanOrEqual(240);
    expect(minutesOf(rows, 3)).toBeGreaterThan(240);
  });

  test("rewrite a plan of an earlier engine from the next week on", async () => {
    const planId = await firstEditionPlan(api, user, "70.3");
    api.clock.pass(35 * DAY);
    const before = await rowsOf(planId);
    const later = api.asUser(user.id);
    const shown = await later.planEdits.preview({ planId, weeklySchedule: SHORT, fromWeek: 9 });
    expect(shown.effect.newEditionFrom).toBe(7);
    await later.planEdits.update({ planId, weeklySchedule: SHORT, fromWeek: 9 });
    const after = await rowsOf(planId);
    expect(after.filter(({ week }) => week < 7)).toEqual(before.filter(({ week }) => week < 7));
    expect(minutesOf(after, 9)).toBeLessThanOrEqual(240);
  });
});

describe("refused", () => {
  test.each([
    [{ fromWeek: 1 }, "fromWeek", /^First week must be between 2 and \d+$/],
    [{ fromWeek: 105 }, "fromWeek", /^First week must be between 2 and \d+$/],
    [{ fromWeek: 5, toWeek: 4 }, "toWeek", /^Last week must be between 5 and \d+$/],
  ])("weeks that can't change: %j", async (weeks, path, message) => {
    const planId = await newPlan();
    const refused = await refusalOf(update(planId, { weeklySchedule: send(SHORT), ...weeks }));
    expect(refused.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  test("an undo of a change that is not the last one any more", async () => {
    const planId = await newPlan();
    await update(planId, { weeklySchedule: send(SHORT), fromWeek: 4 });
    const [first] = await revisions(planId);
    await update(planId, { weeklySchedule: send(LONG), fromWeek: 6 });
    const undo = user.trpc.planEdits.undo.mutate({ planId, revisionId: first?.id ?? 0 });
    expect((await refusalOf(undo)).message).toBe(
      "Your plan has changed since. Check it and try again.",
    );
  });
});

test("the name changes alone", async () => {
  const planId = await newPlan();
  const before = await contentsOf(planId);
  expect(await update(planId, { name: " Lisbon " })).toMatchObject({ name: "Lisbon" });
  expect(await contentsOf(planId)).toEqual(before);
});

/** Calls a REST path and checks its answer against the document. */
const call = async (method: "GET" | "POST" | "PATCH" | "DELETE", to: string, body?: object) => {
  const answer = await user.rest(method, to, body);
  expect(answer.status).toBe(200);
  expect(documentedAnswer(method, `/api${to}`, answer.body)).toBeDefined();
  return answer.body;
};

test("the REST paths preview, change, list and undo with their documented answers", async () => {
  const path = `/training-plans/${await newPlan()}`;
  const hours = { weeklySchedule: SHORT, fromWeek: 4 };
  await call("POST", `${path}/preview`, hours);
  await call("PATCH", path, hours);
  const listed = await call("GET", `${path}/revisions`);
  expect(listed).toMatchObject([{ sentence: "4 h a week from week 4 on", fromWeek: 4 }]);
  const id = Array.isArray(listed) ? String(Reflect.get(Object(listed[0]), "id")) : "";
  await call("DELETE", `${path}/revisions/${id}`);
  expect(await call("GET", `${path}/revisions`)).toEqual([]);
});
