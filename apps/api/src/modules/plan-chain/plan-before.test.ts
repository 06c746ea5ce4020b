import { beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
beforeEach(() => {
  api.clock.set("2026-03-02T08:00:00.000Z");
});

const NEXT = { name: "Autumn olympic", raceDate: "2026-06-20" } as const;

async function athleteWithPlan(changes: Partial<ReturnType<typeof validPlan>> = {}) {
  const user = await api.user();
  return { user, plan: await user.trpc.plans.create.mutate(validPlan(changes)) };
}

describe("a plan that follows another", () => {
  test("names it and keeps what its training had reached", async () => {
    const { user, plan } = await athleteWithPlan();
    const next = await user.trpc.plans.create.mutate(
      validPlan({ ...NEXT, previousPlanId: plan.id }),
    );
    expect(next).toMatchObject({
      previousPlanId: plan.id,
      raceBefore: { raceType: "olympic", raceDate: "2026-04-26" },
    });
    expect(next.raceBefore?.weekMinutes).toBeGreaterThan(300);
    expect(next.raceBefore?.rungs).toMatchObject({ "run-threshold": expect.any(Number) });
    expect(plan).toMatchObject({ previousPlanId: null, raceBefore: null });
  });

  test("stays as it is when that one is deleted", async () => {
    const { user, plan } = await athleteWithPlan();
    const body = validPlan({ ...NEXT, previousPlanId: plan.id, idempotencyKey: "next" });
    const next = await user.trpc.plans.create.mutate(body);
    await user.trpc.plans.delete.mutate({ planId: plan.id });
    const kept = { ...next, previousPlanId: null };
    expect(await user.trpc.plans.list.query()).toEqual([kept]);
    expect(await user.trpc.plans.create.mutate(body)).toEqual(kept);
  });

  test("counts the week as it was done, not as it was planned", async () => {
    const { user, plan } = await athleteWithPlan({ raceDate: "2026-03-28" });
    const rows = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 2 });
    const run = rows.find(({ type }) => type === "run");
    api.clock.set("2026-03-29T08:00:00.000Z");
    await user.trpc.exercises.complete.mutate({
      exerciseId: run?.id ?? 0,
      date: "2026-03-10",
      durationSeconds: 40 * 60,
    });
    const next = await user.trpc.plans.create.mutate(
      validPlan({ ...NEXT, previousPlanId: plan.id }),
    );
    expect(next.raceBefore?.weekMinutes).toBe(40);
  });

  test("travels with its file, without the plan before", async () => {
    const { user, plan } = await athleteWithPlan();
    const { id, raceBefore } = await user.trpc.plans.create.mutate(
      validPlan({ ...NEXT, previousPlanId: plan.id }),
    );
    const { body } = await user.send({ url: `/api/training-plans/${id}/export` });
    const other = await api.user();
    const headers = { "content-type": "application/json" };
    const url = "/api/training-plans/import";
    const copy = await other.send({ method: "POST", url, headers, payload: body });
    expect(copy.json()).toMatchObject({ previousPlanId: null, raceBefore });
  });

  test("can be filled in from what the plan before hands over", async () => {
    const { user, plan } = await athleteWithPlan();
    const { raceBefore, ...now } = await user.trpc.plans.carryOver.query({ planId: plan.id });
    const next = await user.trpc.plans.create.mutate(
      validPlan({ ...NEXT, ...now, previousPlanId: plan.id }),
    );
    expect(next).toMatchObject({ ...now, raceBefore, longestRunNow: expect.any(Number) });
    const path = `/training-plans/${plan.id}/carry-over`;
    expect(await user.rest("GET", path)).toMatchObject({ status: 200, body: { raceBefore } });
    const stranger = await api.user();
    expect(await stranger.rest("GET", path)).toMatchObject({ status: 404 });
  });

  test("begins the day after a race that is still to come, with transition weeks", async () => {
    const { user, plan } = await athleteWithPlan();
    const next = await user.trpc.plans.create.mutate(
      validPlan({ ...NEXT, previousPlanId: plan.id }),
    );
    expect(next).toMatchObject({ createdOn: "2026-04-27", startDate: "2026-04-26" });
    const [first = 0, second = 0, third = 0] = next.weekMinutes;
    expect([first < second, second < third]).toEqual([true, true]);
    expect(next.weekAims[0]).toBe("Recover from your race: days off first, then easy movement.");
    // Everything that a plan is read by works before it begins.
    const { id: planId } = next;
    expect((await user.trpc.progress.read.query({ planId })).days.length).toBeGreaterThan(0);
    expect(await user.trpc.proposals.list.query({ planId })).toMatchObject({ proposals: [] });
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const rows = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    expect(rows.every(({ scheduledDate }) => (scheduledDate ?? "") > "2026-04-26")).toBe(true);
  });

  test.each([
    ["after the race becomes current", "2026-03-29T08:00:00.000Z", true],
    ["on race day or before stays aside", "2026-03-28T08:00:00.000Z", false],
  ])("made %s", async (_when, now, isCurrent) => {
    const { user, plan } = await athleteWithPlan({ raceDate: "2026-03-28" });
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: plan.id });
    api.clock.set(now);
    const follows = validPlan({ ...NEXT, previousPlanId: plan.id });
    const next = await user.trpc.plans.create.mutate(follows);
    const current = async () => (await user.trpc.preferences.currentPlan.query())?.id;
    expect(await current()).toBe(isCurrent ? next.id : plan.id);
    // A third plan is the athlete's choice, which stays.
    const third = await user.trpc.plans.create.mutate(validPlan({ name: "Third" }));
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: third.id });
    await user.trpc.plans.create.mutate({ ...follows, name: "Again" });
    expect(await current()).toBe(third.id);
  });

  test("is refused at the field for a plan of another athlete or a later race", async () => {
    const { user, plan } = await athleteWithPlan();
    const stranger = await api.user();
    const follows = validPlan({ ...NEXT, previousPlanId: plan.id });
    const ofStranger = stranger.trpc.plans.create.mutate(follows);
    expect(await refusalOf(ofStranger)).toMatchObject({
      message: "The plan before this one was not found",
    });
    const sooner = user.trpc.plans.create.mutate({ ...follows, raceDate: "2026-04-20" });
    expect(await refusalOf(sooner)).toMatchObject({
      message: "The race of the plan before must come before this race",
    });
    expect(await stranger.trpc.plans.list.query()).toEqual([]);
  });
});
