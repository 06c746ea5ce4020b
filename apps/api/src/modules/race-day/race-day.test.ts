import { describe, expect, test } from "vitest";
import { racerOnRaceDay } from "../../testing/api/race-day.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";

const { api, user, newPlan } = await userWithPlans();

const read = (planId: number) => user.trpc.raceDay.read.query({ planId });
const totalOf = (splits: Record<string, number>) =>
  Object.values(splits).reduce((sum, part) => sum + part, 0);
const checkedIn = ({ checklist }: Awaited<ReturnType<typeof read>>) =>
  checklist.flatMap(({ items }) => items.flatMap((each) => (each.isChecked ? each.item : [])));

describe("the race day of a plan", () => {
  test("is paced for the prediction without a goal, with nothing entered", async () => {
    const day = await read(await newPlan());
    const { predicted, goal, paced, errorPercent } = day.times;
    expect({ goal, paced, errorPercent }).toEqual({
      goal: null,
      paced: predicted,
      errorPercent: 5,
    });
    expect(day.startsAt).toBeNull();
    expect(day.result).toBeNull();
    expect(checkedIn(day)).toEqual([]);
    expect(day.pacing.map(({ power, heartRate }) => power ?? heartRate)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("is paced for the goal, but not faster than training can bring", async () => {
    const planId = await newPlan();
    const { times } = await read(planId);
    const predicted = totalOf(times.predicted);
    const goalFor = async (seconds: number) => {
      const goalFinishTime = new Date(1000 * seconds).toISOString().slice(11, 19);
      await user.trpc.planEdits.update.mutate({ planId, goalFinishTime });
      return (await read(planId)).times;
    };
    const near = await goalFor(predicted - 60);
    expect(near.isGoalOutOfReach).toBe(false);
    expect([totalOf(near.goal ?? {}), totalOf(near.paced)]).toEqual([
      predicted - 60,
      predicted - 60,
    ]);
    const far = await goalFor(Math.round(0.8 * predicted));
    expect(far.isGoalOutOfReach).toBe(true);
    expect(totalOf(far.paced)).toBeGreaterThan(far.goalSeconds ?? 0);
    expect(totalOf(far.paced)).toBeLessThan(predicted);
  });

  test("has power and heart rate once the thresholds are known", async () => {
    const racer = await api.user();
    const { id: planId } = await racer.trpc.plans.create.mutate(validPlan());
    await racer.trpc.thresholds.set.mutate({ ftpWatts: 250, lthrRun: 168, isConfirmed: true });
    const { pacing } = await racer.trpc.raceDay.read.query({ planId });
    expect(pacing[1]?.power?.target).toBeGreaterThan(200);
    expect(pacing[2]?.heartRate).not.toBeNull();
  });

  test("keeps the start and the ticks of two devices", async () => {
    const planId = await newPlan();
    await Promise.all([
      user.trpc.raceDay.update.mutate({ planId, startsAt: "08:30", check: ["helmet", "belt"] }),
      user.trpc.raceDay.update.mutate({ planId, check: ["goggles"] }),
    ]);
    const day = await user.trpc.raceDay.update.mutate({
      planId,
      check: ["belt"],
      uncheck: ["helmet"],
    });
    expect(checkedIn(day).toSorted()).toEqual(["belt", "goggles"]);
    expect(day).toEqual(await read(planId));
    expect(day.startsAt).toBe("08:30");
    expect((await user.trpc.raceDay.update.mutate({ planId, startsAt: null })).startsAt).toBeNull();
  });

  test("takes own items of two devices, ticks them and removes them", async () => {
    const planId = await newPlan();
    const { update } = user.trpc.raceDay;
    await Promise.all([
      update.mutate({ planId, add: [" Spare lenses "] }),
      update.mutate({ planId, add: ["Tape"], check: ["helmet"] }),
    ]);
    const day = await update.mutate({ planId, check: ["own:Tape"] });
    const own = day.checklist.find(({ group }) => group === "own")?.items ?? [];
    expect(own.map(({ label }) => label).toSorted()).toEqual(["Spare lenses", "Tape"]);
    expect(checkedIn(day)).toEqual(["helmet", "own:Tape"]);
    const removed = await update.mutate({ planId, remove: ["Tape", "Spare lenses"] });
    expect(removed.checklist.map(({ group }) => group)).not.toContain("own");
    expect(checkedIn(await update.mutate({ planId, add: ["Tape"] }))).toEqual(["helmet"]);
  });

  test("refuses one own item too many", async () => {
    const planId = await newPlan();
    const add = Array.from({ length: 30 }, (_, at) => `Item ${at}`);
    await user.trpc.raceDay.update.mutate({ planId, add });
    const before = await api.digest();
    const refused = await refusalOf(
      user.trpc.raceDay.update.mutate({ planId, add: ["Too much"], startsAt: "08:00" }),
    );
    expect(refused).toMatchObject({
      status: 400,
      message: "A checklist takes 30 own items. Remove one you no longer need.",
    });
    expect(await api.digest()).toEqual(before);
  });

  test("is not found in another athlete's plans", async () => {
    const planId = await newPlan();
    const other = await api.user();
    const before = await api.digest();
    const refused = await Promise.all([
      refusalOf(other.trpc.raceDay.read.query({ planId })),
      refusalOf(other.trpc.raceDay.update.mutate({ planId, check: ["helmet"] })),
      refusalOf(other.trpc.raceDay.saveResult.mutate({ planId, status: "not-started" })),
      refusalOf(other.trpc.raceDay.deleteResult.mutate({ planId })),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await api.digest()).toEqual(before);
  });
});

describe("a result", () => {
  const SPLITS = { swim: 1745, t1: 175, bike: 4770, t2: 105, run: 3055 };

  test("takes the finish from its five parts, and can be replaced and removed", async () => {
    const { user: racer, planId } = await racerOnRaceDay(await testApi());
    const { saveResult, deleteResult } = racer.trpc.raceDay;
    const saved = await saveResult.mutate({
      planId,
      status: "finished",
      splits: SPLITS,
      note: " Cramp at mile 4. ",
    });
    expect(saved.result).toEqual({
      status: "finished",
      finishSeconds: 9850,
      splits: SPLITS,
      isFairDay: true,
      note: "Cramp at mile 4.",
    });
    const stopped = await saveResult.mutate({ planId, status: "stopped", splits: { swim: 1745 } });
    expect(stopped.result).toMatchObject({
      finishSeconds: null,
      splits: { swim: 1745 },
      note: null,
    });
    await racer.trpc.raceDay.update.mutate({ planId, startsAt: "07:00" });
    expect(await deleteResult.mutate({ planId })).toMatchObject({
      result: null,
      startsAt: "07:00",
    });
  });

  test("waits for race day", async () => {
    const planId = await newPlan();
    const early = user.trpc.raceDay.saveResult.mutate({ planId, status: "not-started" });
    expect(await refusalOf(early)).toMatchObject({ status: 400, code: "rule_broken" });
  });

  test("never changes the prediction that it is compared with", async () => {
    const { user: racer, planId } = await racerOnRaceDay(await testApi());
    const before = await racer.trpc.raceDay.read.query({ planId });
    await racer.trpc.thresholds.record.mutate({
      performance: { kind: "run-result", meters: 10_000, seconds: 2400 },
      isConfirmed: true,
    });
    expect((await racer.trpc.raceDay.read.query({ planId })).times).toEqual(before.times);
  });
});
