import { addDays, dateInZone, isoDate, weeksToRace } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { SPRINT } from "../../testing/inputs/sample-races.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const DAY = 86_400_000;
const { api, user, newPlan, contentsOf } = await userWithPlans();

const update = (planId: number, over: object) =>
  user.trpc.planEdits.update.mutate({ planId, ...over });
const preview = (planId: number, over: object) =>
  user.trpc.planEdits.preview.mutate({ planId, ...over });
async function read(planId: number) {
  const plan = (await user.trpc.plans.list.query()).find(({ id }) => id === planId);
  if (!plan) throw new Error("The plan is gone");
  return plan;
}
const rowsOf = (planId: number) => planExercises(api.db, planId);
const shownOf = async (planId: number) =>
  (await rowsOf(planId)).filter(({ isDropped }) => !isDropped);
const shownContents = async (planId: number) =>
  (await contentsOf(planId)).filter(({ isDropped }) => !isDropped);
const today = () => dateInZone(api.clock.now(), "UTC");
const undoLast = async (planId: number) => {
  const [last] = await user.trpc.planEdits.list.query({ planId });
  return user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
};

describe("another race date", () => {
  test("later adds weeks before the race, and leaves this week and what was done", async () => {
    const planId = await newPlan();
    const first = await read(planId);
    api.clock.pass(15 * DAY);
    const done = (await rowsOf(planId)).find(({ week, day }) => week === 5 && day === null);
    await completeExercise(api.db, done?.id ?? 0);
    const before = await rowsOf(planId);
    const raceDate = addDays(first.raceDate, 21);
    const shown = await preview(planId, { raceDate });
    expect(shown.effect.headline).toMatch(/^Race on .+\. \d+ exercises change\.$/);
    const plan = await update(planId, { raceDate });
    expect(plan).toMatchObject({ raceDate, totalWeeks: first.totalWeeks + 3 });
    const after = await rowsOf(planId);
    const isPast = ({ week }: { week: number }) => week < shown.fromWeek;
    expect(after.filter(isPast)).toEqual(before.filter(isPast));
    expect(after.find(({ id }) => id === done?.id)).toEqual(
      before.find(({ id }) => id === done?.id),
    );
    expect(Math.max(...after.map(({ week }) => week))).toBe(plan.totalWeeks);
    const [lastLoad = 0, race = 0] = [-4, -1].map((week) => plan.weekMinutes.at(week));
    expect(race).toBeLessThan(lastLoad / 2);
  });

  test("earlier leaves no exercise after the race", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const first = await read(planId);
    const raceDate = addDays(first.raceDate, -35);
    const plan = await update(planId, { raceDate });
    expect(plan.totalWeeks).toBe(weeksToRace(first.startDate, raceDate));
    const shown = await shownOf(planId);
    expect(Math.max(...shown.map(({ week }) => week))).toBe(plan.totalWeeks);
    const dates = shown.flatMap(({ scheduledDate }) => scheduledDate ?? []);
    expect(dates.filter((date) => date >= raceDate)).toEqual([]);
  });

  test("earlier than a week that was done ahead keeps what was done", async () => {
    const planId = await newPlan();
    const { raceDate } = await read(planId);
    const ahead = (await rowsOf(planId)).find(({ week }) => week === 7);
    await completeExercise(api.db, ahead?.id ?? 0);
    const plan = await update(planId, { raceDate: addDays(raceDate, -21) });
    expect(plan.weekMinutes).toHaveLength(5);
    const kept = (await rowsOf(planId)).find(({ id }) => id === ahead?.id);
    expect(kept).toMatchObject({ isCompleted: true, isDropped: false });
  });

  test("there and back gives the first plan again", async () => {
    const planId = await newPlan();
    const { raceDate } = await read(planId);
    const first = await contentsOf(planId);
    await update(planId, { raceDate: addDays(raceDate, 28) });
    await update(planId, { raceDate });
    expect(await shownContents(planId)).toEqual(first);
  });

  test("within the next weeks gives this week its taper", async () => {
    const planId = await newPlan();
    api.clock.pass(29 * DAY);
    const raceDate = addDays(today(), 9);
    const { fromWeek } = await preview(planId, { raceDate });
    expect(fromWeek).toBe(5);
    const before = await read(planId);
    const plan = await update(planId, { raceDate });
    expect(plan.totalWeeks).toBe(6);
    expect(plan.weekMinutes[4]).toBeLessThan(0.8 * (before.weekMinutes[4] ?? 0));
  });

  test.each([
    ["before the next week", -1, "Race date must be at least a week away"],
    ["in six days", 6, "Race date must be at least a week away"],
  ])("%s is refused", async (_name, days, message) => {
    const planId = await newPlan();
    const digest = await api.digest();
    const refused = await refusalOf(update(planId, { raceDate: addDays(today(), days) }));
    expect(refused.issues).toEqual([{ path: "raceDate", message }]);
    expect(await api.digest()).toEqual(digest);
  });

  test("that makes more than 104 weeks is refused, and any after the race", async () => {
    const planId = await newPlan();
    const { raceDate } = await read(planId);
    api.clock.pass(42 * DAY);
    const tooLong = await refusalOf(update(planId, { raceDate: addDays(today(), 700) }));
    expect(tooLong.message).toMatch(/^Your plan would be longer than 104 weeks\./);
    while (today() <= raceDate) api.clock.pass(7 * DAY);
    const over = await refusalOf(update(planId, { raceDate: addDays(today(), 28) }));
    expect(over.message).toBe("This race is over. Create a new plan for the next one.");
  });

  test("that leaves a race on the way no place is refused with its name", async () => {
    const planId = await newPlan();
    await user.trpc.races.add.mutate({ planId, ...SPRINT });
    const refused = await refusalOf(
      update(planId, { raceDate: addDays(isoDate(SPRINT.date), -1) }),
    );
    const message =
      "Cascais Sprint on Mar 28, 2026 has no place before a race on Mar 27, 2026. Change or remove it under Races first.";
    expect(refused.issues).toEqual([{ path: "raceDate", message }]);
  });

  test("is not undone while a race on the way would lose its place", async () => {
    const planId = await newPlan();
    const { raceDate } = await read(planId);
    await update(planId, { raceDate: addDays(raceDate, 42) });
    const name = "Late Sprint";
    await user.trpc.races.add.mutate({ planId, ...SPRINT, name, date: addDays(raceDate, 14) });
    const digest = await api.digest();
    const refused = await refusalOf(undoLast(planId));
    expect(refused.message).toMatch(/^Late Sprint on .+ has no place before a race on/);
    expect(await api.digest()).toEqual(digest);
  });
});

describe("another race", () => {
  test("brings its distances, ends the goal, and is undone with goal and exercises", async () => {
    const planId = await newPlan();
    await update(planId, { goalFinishTime: "02:50:00" });
    const before = { plan: await read(planId), rows: await shownContents(planId) };
    const shown = await preview(planId, { raceType: "70.3" });
    expect(shown.limits[0]).toBe(
      "Your goal of 02:50:00 was for another race and is removed. Set a new one.",
    );
    const plan = await update(planId, { raceType: "70.3" });
    expect(plan).toMatchObject({
      raceType: "70.3",
      swimDistance: "1.2",
      bikeDistance: "56",
      runDistance: "13.1",
      goalFinishTime: null,
      goalRunPace: null,
    });
    expect(await shownContents(planId)).not.toEqual(before.rows);
    await undoLast(planId);
    expect(await shownContents(planId)).toEqual(before.rows);
    expect({ ...(await read(planId)), updatedAt: null }).toEqual({
      ...before.plan,
      updatedAt: null,
    });
  });

  test("over other distances keeps a goal in reach, with its paces", async () => {
    const planId = await newPlan();
    const { goalRunPace } = await update(planId, { goalFinishTime: "02:50:00" });
    const plan = await update(planId, { runDistance: "6" });
    expect(plan).toMatchObject({
      runDistance: "6",
      raceType: "olympic",
      goalFinishTime: "02:50:00",
    });
    expect(plan.goalRunPace).not.toBe(goalRunPace);
  });

  test("with the values of the plan changes nothing", async () => {
    const planId = await newPlan();
    const { raceType, raceDate, runDistance } = await read(planId);
    await update(planId, { raceType, raceDate, runDistance });
    expect(await user.trpc.planEdits.list.query({ planId })).toEqual([]);
  });

  test.each([
    [{ raceType: "marathon" }, "raceType", "Invalid race type"],
    [{ raceDate: "2027-02-30" }, "raceDate", "Race date must be a valid date"],
    [{ bikeDistance: "0" }, "bikeDistance", /^Bike distance must be a number above 0/],
    [{ poolLengthMeters: 30 }, "poolLengthMeters", /^Pool length must be one of/],
  ])("of %j is refused at the field", async (over, path, message) => {
    const planId = await newPlan();
    const { issues } = await refusalOf(update(planId, over));
    expect(issues).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});

test("another pool writes the open swims in its lengths and keeps all minutes", async () => {
  const planId = await newPlan();
  const before = await shownOf(planId);
  await update(planId, { poolLengthMeters: 22.86 });
  const after = await shownOf(planId);
  expect(after.map(({ slotKey, duration }) => [slotKey, duration])).toEqual(
    before.map(({ slotKey, duration }) => [slotKey, duration]),
  );
  expect(after).not.toEqual(before);
  expect(await user.trpc.planEdits.list.query({ planId })).toMatchObject([
    { sentence: "Pool of 25 yd" },
  ]);
});
