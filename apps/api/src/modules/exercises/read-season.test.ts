import { expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();

/** An athlete with an 8 week plan from Sunday, 1 March 2026; today is the Thursday of week 2. */
async function athleteWithPlan() {
  const user = await api.user();
  api.clock.set("2026-03-01T12:00:00.000Z");
  const { id: planId, weekMinutes } = await user.trpc.plans.create.mutate(validPlan());
  api.clock.set("2026-03-12T12:00:00.000Z");
  return { user, planId, weekMinutes };
}

const seasonOf = (user: TestUser, planId: number) => user.trpc.exercises.season.query({ planId });

test("a season has every week of the plan with its planned minutes, load and race", async () => {
  const { user, planId, weekMinutes } = await athleteWithPlan();
  const { weeks, withoutPlan } = await seasonOf(user, planId);
  expect(weeks.map(({ plannedMinutes }) => plannedMinutes)).toEqual(weekMinutes);
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(weeks.every(({ plannedLoad }) => plannedLoad > 0)).toBe(true);
  expect(weeks.every((week) => week.doneMinutes + week.doneLoad + week.extraMinutes === 0)).toBe(
    true,
  );
  expect(weeks.flatMap(({ raceDate }) => raceDate ?? [])).toEqual(["2026-04-26"]);
  expect(withoutPlan).toEqual([]);
});

test("a race on the Sunday after the last week belongs to that week", async () => {
  const user = await api.user();
  api.clock.set("2026-03-01T12:00:00.000Z");
  const raceDate = "2026-03-15";
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ raceDate }));
  api.clock.set("2026-03-18T12:00:00.000Z");
  await seedActivity(api.db, user.id, { localDate: raceDate, durationSeconds: 9900 });
  const { weeks, withoutPlan } = await seasonOf(user, planId);
  expect(weeks.at(-1)).toMatchObject({ raceDate, extraMinutes: 165 });
  expect(withoutPlan).toEqual([]);
});

test("a season counts what was done by sport, and extra activities beside it", async () => {
  const { user, planId } = await athleteWithPlan();
  const rows = await user.trpc.exercises.listWeek.query({ planId, week: 2 });
  const run = rows.find(({ type, brickId }) => type === "run" && brickId === null);
  if (!run) throw new Error("Week 2 has no run");
  await user.trpc.exercises.complete.mutate({
    exerciseId: run.id,
    date: "2026-03-10",
    durationSeconds: (run.duration + 90) * 60,
  });
  await seedActivity(api.db, user.id, { localDate: "2026-03-09", durationSeconds: 1860 });
  const [, week] = (await seasonOf(user, planId)).weeks;
  expect(week).toMatchObject({
    doneMinutes: run.duration + 90,
    extraMinutes: 31,
    extras: [{ activityId: expect.any(Number), date: "2026-03-09", family: "run", minutes: 31 }],
    longestRun: run.duration + 90,
    sports: { run: { done: run.duration + 90 }, swim: { done: 0 }, bike: { done: 0 } },
  });
  expect(week?.doneLoad).toBeGreaterThan(0);
});

test("a key session is done if done as meant, missed once its day or week is over, else planned", async () => {
  const { user, planId } = await athleteWithPlan();
  const keys = async (week: number) =>
    (await seasonOf(user, planId)).weeks[week - 1]?.keySessions ?? [];
  expect((await keys(1)).map(({ state }) => state)).not.toContain("planned");
  const [first] = await keys(2);
  if (!first) throw new Error("Week 2 has no key session");
  expect(first.state).toBe("planned");
  const { exerciseId } = first;
  await user.trpc.exercises.schedule.mutate({ exerciseId, day: 3, dayName: "Wednesday" });
  const stateOf = async () => (await keys(2)).find((each) => each.exerciseId === exerciseId)?.state;
  expect(await stateOf()).toBe("missed");
  const rows = await user.trpc.exercises.listWeek.query({ planId, week: 2 });
  const unit = rows.find(({ id }) => id === exerciseId);
  const parts = rows.filter(
    (row) => row.id === exerciseId || (row.brickId !== null && row.brickId === unit?.brickId),
  );
  const complete = async (share: number) => {
    for (const { id, duration } of parts) {
      await user.trpc.exercises.complete.mutate({
        exerciseId: id,
        date: "2026-03-11",
        durationSeconds: Math.round(duration * 60 * share),
      });
    }
  };
  await complete(0.6);
  expect(await stateOf()).toBe("off-plan");
  await complete(1);
  expect(await stateOf()).toBe("done");
});

test("weeks with training before the plan are listed without a plan", async () => {
  const { user, planId } = await athleteWithPlan();
  await seedActivity(api.db, user.id, { localDate: "2026-02-18", durationSeconds: 3600 });
  await seedActivity(api.db, user.id, { localDate: "2026-02-20", durationSeconds: 1800 });
  await seedActivity(api.db, (await api.user()).id, { localDate: "2026-02-10" });
  expect((await seasonOf(user, planId)).withoutPlan).toEqual([
    {
      startDate: "2026-02-15",
      extraMinutes: 90,
      extras: [
        expect.objectContaining({ date: "2026-02-18", minutes: 60 }),
        expect.objectContaining({ date: "2026-02-20", minutes: 30 }),
      ],
      doneLoad: expect.any(Number),
    },
  ]);
});

test("a season names the longest run so far", async () => {
  const { user, planId } = await athleteWithPlan();
  const rows = await user.trpc.exercises.listWeek.query({ planId, week: 2 });
  const run = rows.find(({ type, brickId }) => type === "run" && brickId === null);
  for (const localDate of ["2026-02-20", "2026-03-03", "2026-03-05"]) {
    await seedActivity(api.db, user.id, { localDate, durationSeconds: 1800 });
  }
  await user.trpc.exercises.complete.mutate({
    exerciseId: run?.id ?? 0,
    date: "2026-03-10",
    durationSeconds: 2400,
  });
  expect((await seasonOf(user, planId)).highlights).toEqual([
    { kind: "longest-run", week: 2, date: "2026-03-10", minutes: 40 },
  ]);
});

test("the season of another athlete's plan is 404", async () => {
  const { planId } = await athleteWithPlan();
  expect(await refusalOf(seasonOf(await api.user(), planId))).toMatchObject({
    message: "Training plan not found",
  });
});
