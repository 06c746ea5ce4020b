import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { racerOnRaceDay, racerOnTheWay } from "../../testing/api/race-day.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { SPRINT, TEN_K } from "../../testing/inputs/sample-races.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();

async function racerOnTheDay(race: typeof TEN_K | typeof SPRINT) {
  const { user: racer, key } = await racerOnTheWay(api, race);
  return { trpc: racer.trpc, key };
}

describe("a result of a race on the way", () => {
  test("is stored, replaced and removed, and shown beside the prediction", async () => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    const before = await trpc.races.read.query(key);
    expect(before).toMatchObject({ parts: ["run"], result: null, tests: [], recorded: {} });
    const saved = await trpc.races.saveResult.mutate({
      ...key,
      status: "finished",
      finishSeconds: 3000,
      note: " Windy. ",
    });
    expect(saved.result).toEqual({
      status: "finished",
      finishSeconds: 3000,
      splits: { run: 3000 },
      isFairDay: true,
      note: "Windy.",
    });
    expect(saved.times).toEqual(before.times);
    expect(saved.tests).toEqual([
      { performance: { kind: "run-result", meters: 9978, seconds: 3000 }, isAnswered: false },
    ]);
    const listed = await trpc.races.list.query({ planId: key.planId });
    expect(listed.races.map(({ result }) => result)).toEqual([
      { status: "finished", finishSeconds: 3000 },
      null,
    ]);
    const stopped = await trpc.races.saveResult.mutate({ ...key, status: "stopped" });
    expect(stopped.result).toMatchObject({ status: "stopped", finishSeconds: null, splits: {} });
    expect(await trpc.races.deleteResult.mutate(key)).toEqual(before);
  });

  test("counts as a key exercise done, without a recording, once the race was finished", async () => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    const { planId } = key;
    api.clock.set(`${addDays(isoDate(TEN_K.date), 1)}T12:00:00.000Z`);
    const trackOf = async () => (await trpc.progress.read.query({ planId })).track;
    const before = await trackOf();
    await trpc.races.saveResult.mutate({ ...key, status: "not-started" });
    expect(await trackOf()).toEqual(before);
    await trpc.races.saveResult.mutate({ ...key, status: "finished", finishSeconds: 3000 });
    const { keyDone, keyDue } = before;
    expect(await trackOf()).toMatchObject({ keyDone: keyDone + 1, keyDue: keyDue + 1 });
  });

  test("counts as a test after a yes alone, and never changes its own prediction", async () => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    const before = await trpc.thresholds.list.query();
    const saved = await trpc.races.saveResult.mutate({
      ...key,
      status: "finished",
      finishSeconds: 2700,
    });
    expect(await trpc.thresholds.list.query()).toEqual(before);
    const [asked] = saved.tests;
    await trpc.thresholds.record.mutate({
      performance: asked?.performance,
      date: TEN_K.date,
      isConfirmed: true,
    });
    const after = await trpc.races.read.query(key);
    expect(after.tests.map(({ isAnswered }) => isAnswered)).toEqual([true]);
    expect(after.times).toEqual(saved.times);
    const { current } = await trpc.thresholds.list.query();
    expect(current).toContainEqual(
      expect.objectContaining({ kind: "runThreshold", source: "result", date: TEN_K.date }),
    );
  });

  test("of a triathlon offers each leg, by its parts", async () => {
    const { trpc, key } = await racerOnTheDay(SPRINT);
    const splits = { swim: 1000, t1: 120, bike: 2300, t2: 80, run: 1500 };
    const saved = await trpc.races.saveResult.mutate({ ...key, status: "finished", splits });
    expect(saved.result?.finishSeconds).toBe(5000);
    expect(saved.tests.map(({ performance }) => performance)).toMatchObject([
      { kind: "race-leg", raceType: "sprint", discipline: "bike" },
      { kind: "race-leg", raceType: "sprint", discipline: "run" },
    ]);
  });

  test("changes no exercise", async () => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    const before = await contentsOf(key.planId);
    await trpc.races.saveResult.mutate({ ...key, status: "finished", finishSeconds: 3000 });
    expect(await contentsOf(key.planId)).toEqual(before);
  });

  test.each([
    ["a part that the race does not have", { splits: { swim: 600 } }, "splits"],
    ["no time", { finishSeconds: null }, "finishSeconds"],
    ["parts of another sum", { splits: { run: 2999 } }, "finishSeconds"],
  ])("is refused with %s, and nothing is stored", async (_, over, path) => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    const sent = { ...key, status: "finished" as const, finishSeconds: 3000, ...over };
    expect(await refusalOf(trpc.races.saveResult.mutate(sent))).toMatchObject({
      status: 400,
      issues: [{ path }],
    });
    expect((await trpc.races.read.query(key)).result).toBeNull();
  });

  test("waits for race day", async () => {
    const planId = await newPlan();
    const { race } = await user.trpc.races.add.mutate({ planId, ...SPRINT });
    const sent = { planId, raceId: race.id ?? 0, status: "not-started" as const };
    expect(await refusalOf(user.trpc.races.saveResult.mutate(sent))).toMatchObject({
      status: 400,
      code: "rule_broken",
    });
  });

  test("keeps the race as it was until it is removed", async () => {
    const { trpc, key } = await racerOnTheDay(TEN_K);
    await trpc.races.saveResult.mutate({ ...key, status: "finished", finishSeconds: 3000 });
    const later = { ...TEN_K, date: addDays(isoDate(TEN_K.date), 1) };
    const refused = await refusalOf(trpc.races.change.mutate({ ...key, ...later }));
    expect(refused).toMatchObject({ status: 400, issues: [{ path: "date" }] });
  });

  test("is not found in another athlete's plans, nor of a race of another plan", async () => {
    const planId = await newPlan();
    const { race } = await user.trpc.races.add.mutate({ planId, ...SPRINT });
    const other = await api.user();
    const key = { planId, raceId: race.id ?? 0 };
    const elsewhere = { planId: await newPlan(), raceId: race.id ?? 0 };
    const before = await api.digest();
    const refused = await Promise.all([
      refusalOf(other.trpc.races.read.query(key)),
      refusalOf(other.trpc.races.saveResult.mutate({ ...key, status: "not-started" })),
      refusalOf(other.trpc.races.deleteResult.mutate(key)),
      refusalOf(user.trpc.races.read.query(elsewhere)),
      refusalOf(user.trpc.races.deleteResult.mutate(elsewhere)),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await api.digest()).toEqual(before);
  });
});

test("the list shows the result of the plan's own race", async () => {
  const { user: racer, planId } = await racerOnRaceDay(await testApi());
  await racer.trpc.raceDay.saveResult.mutate({ planId, status: "finished", finishSeconds: 9000 });
  const { races } = await racer.trpc.races.list.query({ planId });
  expect(races.map(({ result }) => result)).toEqual([{ status: "finished", finishSeconds: 9000 }]);
});
