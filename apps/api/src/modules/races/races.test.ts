import type { RaceBody } from "@triplan/contract";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";
import { SPRINT, TEN_K } from "../../testing/inputs/sample-races.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();

type Race = Omit<RaceBody, "planId">;

const add = (planId: number, race: Race) => user.trpc.races.add.mutate({ planId, ...race });
const change = (planId: number, raceId: number, race: Race) =>
  user.trpc.races.change.mutate({ planId, raceId, ...race });
const list = (planId: number) => user.trpc.races.list.query({ planId });
const onDay = async (planId: number, week: number, date: string) =>
  (await user.trpc.exercises.listWeek.query({ planId, week })).filter(
    ({ scheduledDate }) => scheduledDate === date,
  );

/** What the athlete sees, without the token that undoes placing all at once: a moved exercise loses it. */
const seen = async (planId: number) =>
  (await contentsOf(planId)).map((row) => ({ ...row, placementId: null }));

async function placedPlan(): Promise<number> {
  const planId = await newPlan();
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  return planId;
}

describe("the races of a plan", () => {
  test("are the plan's own race alone before one is added", async () => {
    const planId = await newPlan();
    const { races, weeks } = await list(planId);
    expect(weeks).toEqual([]);
    expect(races).toMatchObject([
      { id: null, priority: "A", date: "2026-04-26", isCancelled: false },
    ]);
  });

  test("are listed by date with what they do to the plan", async () => {
    const planId = await placedPlan();
    const { race } = await add(planId, SPRINT);
    await add(planId, TEN_K);
    const { races, weeks } = await list(planId);
    expect(races.map(({ priority, name }) => [priority, name]).slice(0, 2)).toEqual([
      ["C", "Oeiras 10K"],
      ["B", "Cascais Sprint"],
    ]);
    expect(races[1]?.effect).toMatch(
      /^Two easy days before, two after\. (?:Takes the place of .+\. )?(?:The .+\. )?\d:\d\d h less in weeks? \d/,
    );
    const own = weeks.filter(({ raceId }) => raceId === race.id);
    expect(own.map(({ week }) => week)).toContain(4);
    for (const { minutesBefore, minutesAfter, after } of own) {
      expect(minutesAfter).toBeLessThanOrEqual(minutesBefore);
      expect(after.some(({ isChanged }) => isChanged) || minutesAfter < minutesBefore).toBe(true);
    }
  });

  test("can't be read, added or removed by another athlete", async () => {
    const planId = await newPlan();
    const { race } = await add(planId, SPRINT);
    const other = await api.user();
    const before = await api.digest();
    const refused = await Promise.all([
      refusalOf(other.trpc.races.list.query({ planId })),
      refusalOf(other.trpc.races.preview.mutate({ planId, ...TEN_K })),
      refusalOf(other.trpc.races.add.mutate({ planId, ...TEN_K })),
      refusalOf(other.trpc.races.change.mutate({ planId, raceId: race.id ?? 0, ...TEN_K })),
      refusalOf(other.trpc.races.delete.mutate({ planId, raceId: race.id ?? 0 })),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await api.digest()).toEqual(before);
  });
});

describe("adding a race", () => {
  test("is previewed with the same outcome, and the preview writes nothing", async () => {
    const planId = await placedPlan();
    const before = await api.digest();
    const preview = await user.trpc.races.preview.mutate({ planId, ...SPRINT });
    expect(await api.digest()).toEqual(before);
    const { race, outcome } = await add(planId, SPRINT);
    expect(outcome).toEqual(preview.outcome);
    expect({ ...race, id: null }).toEqual(preview.race);
    expect(outcome.headline).toMatch(/exercises? changes? in weeks? 4|left out in weeks? 4/);
  });

  test("clears race day, leaves openers on its eve, and eases the days around it", async () => {
    const planId = await placedPlan();
    await add(planId, SPRINT);
    expect(await onDay(planId, 4, "2026-03-28")).toEqual([]);
    const eve = await onDay(planId, 4, "2026-03-27");
    expect(eve.length).toBeLessThanOrEqual(1);
    for (const { duration, reasons } of eve) {
      expect(duration).toBeLessThanOrEqual(30);
      expect(reasons[0]).toMatchObject({
        rule: "nearby-race",
        facts: { name: "Cascais Sprint", priority: "B" },
      });
    }
    const after = await onDay(planId, 5, "2026-03-29");
    expect(after.map(({ type }) => type)).not.toContain("run");
  });

  test("takes its priority from its length and date when the athlete gives none", async () => {
    const planId = await newPlan();
    const { priority: _priority, ...race } = SPRINT;
    expect((await add(planId, race)).race.priority).toBe("B");
    expect((await add(planId, { ...race, date: "2026-04-09" })).race.priority).toBe("C");
  });

  test("happens once when it is sent twice", async () => {
    const planId = await placedPlan();
    const first = await add(planId, SPRINT);
    const rows = await contentsOf(planId);
    const second = await add(planId, SPRINT);
    expect(second.race).toEqual(first.race);
    expect(second.outcome).toMatchObject({ headline: "This race is in your plan.", exercises: [] });
    expect(await contentsOf(planId)).toEqual(rows);
  });

  test("takes one of two races that two devices put on one day", async () => {
    const planId = await newPlan();
    const results = await Promise.allSettled([
      add(planId, SPRINT),
      add(planId, { ...SPRINT, name: "Another sprint" }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await list(planId)).races).toHaveLength(2);
  });

  test.each([
    ["in the taper", { ...TEN_K, date: "2026-04-15" }, "date", "taper"],
    ["on the day of another race", { ...TEN_K, date: "2026-03-28" }, "date", "Cascais Sprint"],
    ["B within three weeks of another B", { ...SPRINT, date: "2026-03-21" }, "priority", "Cascais"],
  ])("refuses one that is %s (400)", async (_what, race, path, words) => {
    const planId = await newPlan();
    await add(planId, SPRINT);
    const before = await contentsOf(planId);
    const refused = await refusalOf(add(planId, race));
    expect(refused).toMatchObject({ status: 400, issues: [{ path }] });
    expect(refused.message).toContain(words);
    expect(await contentsOf(planId)).toEqual(before);
  });

  test("changes nothing on days that are over and nothing that was done", async () => {
    const planId = await placedPlan();
    api.clock.set("2026-03-26T12:00:00Z");
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 4 });
    const done = week.find(({ scheduledDate }) => scheduledDate === "2026-03-25");
    if (done)
      await user.trpc.exercises.complete.mutate({
        exerciseId: done.id,
        date: "2026-03-25",
        durationSeconds: 1800,
      });
    const before = await user.trpc.exercises.listWeek.query({ planId, week: 4 });
    await add(planId, SPRINT);
    const after = new Map(
      (await user.trpc.exercises.listWeek.query({ planId, week: 4 })).map((row) => [row.id, row]),
    );
    for (const row of before) {
      if (row.scheduledDate === null || row.scheduledDate >= "2026-03-26") continue;
      expect(after.get(row.id)).toEqual(row);
    }
  });
});

describe("changing a race", () => {
  const LATER = { ...SPRINT, date: "2026-04-04", goalSeconds: 4920 };

  test("makes the plan what it is with the new race alone, as previewed, and back", async () => {
    const planId = await placedPlan();
    const before = await seen(planId);
    const { race } = await add(planId, SPRINT);
    const raceId = race.id ?? 0;
    const withFirst = await seen(planId);
    const digest = await api.digest();
    const preview = await user.trpc.races.preview.mutate({ planId, raceId, ...LATER });
    expect(await api.digest()).toEqual(digest);
    const changed = await change(planId, raceId, LATER);
    expect(changed).toEqual(preview);
    expect(changed.race).toMatchObject({ id: raceId, date: "2026-04-04", goalSeconds: 4920 });
    expect(changed.outcome.exercises.length).toBeGreaterThan(0);
    const withSecond = await seen(planId);

    await change(planId, raceId, SPRINT);
    expect(await seen(planId)).toEqual(withFirst);
    await user.trpc.races.delete.mutate({ planId, raceId });
    expect(await seen(planId)).toEqual(before);
    await add(planId, LATER);
    expect(await seen(planId)).toEqual(withSecond);
  });

  test("to the same content changes nothing", async () => {
    const planId = await placedPlan();
    const { race } = await add(planId, SPRINT);
    const before = await api.digest();
    const { outcome } = await change(planId, race.id ?? 0, SPRINT);
    expect(outcome).toMatchObject({ headline: "This race is in your plan.", exercises: [] });
    expect(await api.digest()).toEqual(before);
  });

  test.each([
    ["to the day of another race", { ...SPRINT, date: TEN_K.date }, "date", "Oeiras 10K"],
    ["to a day after the plan's race", { ...SPRINT, date: "2026-05-02" }, "date", "After your A"],
    ["to an A race", { ...SPRINT, priority: "A" }, "priority", "one A race"],
  ] as const)("%s is refused (400), and nothing changes", async (_what, race, path, words) => {
    const planId = await newPlan();
    await add(planId, TEN_K);
    const { race: sprint } = await add(planId, SPRINT);
    const before = await api.digest();
    const refused = await refusalOf(change(planId, sprint.id ?? 0, race));
    expect(refused).toMatchObject({ status: 400, issues: [{ path }] });
    expect(refused.message).toContain(words);
    expect(await api.digest()).toEqual(before);
  });

  test("that is over, removed or of another plan is refused", async () => {
    const planId = await newPlan();
    const { race } = await add(planId, SPRINT);
    const raceId = race.id ?? 0;
    const otherPlan = await newPlan();
    expect(await refusalOf(change(otherPlan, raceId, LATER))).toMatchObject({ status: 404 });
    api.clock.set("2026-03-29T12:00:00Z");
    const over = await refusalOf(change(planId, raceId, LATER));
    expect(over).toMatchObject({ status: 400, issues: [{ path: "date" }] });
    expect(over.message).toBe("This race is over, so it stays as it was.");
    await user.trpc.races.delete.mutate({ planId, raceId });
    expect(await refusalOf(change(planId, raceId, LATER))).toMatchObject({ status: 404 });
  });
});

describe("removing a race", () => {
  test("gives every exercise back as it was", async () => {
    const planId = await placedPlan();
    const before = await seen(planId);
    const { race } = await add(planId, SPRINT);
    expect(await seen(planId)).not.toEqual(before);
    const { outcome } = await user.trpc.races.delete.mutate({ planId, raceId: race.id ?? 0 });
    expect(outcome.headline).toMatch(/changes? back in weeks?/);
    expect(await seen(planId)).toEqual(before);
    expect((await list(planId)).races).toHaveLength(1);
  });

  test("gives back what it did beside another race, time off and an adjustment", async () => {
    const planId = await placedPlan();
    await add(planId, TEN_K);
    await user.trpc.plans.adjust.mutate({ planId, ...ADJUSTMENT, fromWeek: 3 });
    const before = await seen(planId);
    const { race } = await add(planId, SPRINT);
    const trip = { kind: "travel", fromDate: "2026-04-07", toDate: "2026-04-09" } as const;
    const { timeOff } = await user.trpc.timeOff.add.mutate({ planId, ...trip });
    await user.trpc.races.delete.mutate({ planId, raceId: race.id ?? 0 });
    await user.trpc.timeOff.delete.mutate({ planId, timeOffId: timeOff.id });
    expect(await seen(planId)).toEqual(before);
  });
});

describe("a race in time off", () => {
  test("changes nothing while the time off is there, and is marked", async () => {
    const planId = await placedPlan();
    const flu = { kind: "ill", fromDate: "2026-03-24", toDate: "2026-03-29" } as const;
    const { timeOff } = await user.trpc.timeOff.add.mutate({ planId, ...flu });
    const before = await seen(planId);
    await add(planId, SPRINT);
    expect(await seen(planId)).toEqual(before);
    expect((await list(planId)).races[0]).toMatchObject({
      isCancelled: true,
      effect: "It falls into your time off, so it changes nothing.",
    });
    await user.trpc.timeOff.delete.mutate({ planId, timeOffId: timeOff.id });
    expect((await list(planId)).races[0]?.isCancelled).toBe(false);
    expect(await onDay(planId, 4, "2026-03-28")).toEqual([]);
  });
});
