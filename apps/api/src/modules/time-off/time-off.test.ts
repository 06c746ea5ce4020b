import type { TimeOffBody } from "@triplan/contract";
import { addDays, dateInWeek, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { LESS } from "../../testing/inputs/any-input.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();

const TRIP = {
  kind: "travel",
  fromDate: "2026-03-18",
  toDate: "2026-03-21",
  minutesPerDay: 30,
  sports: ["run"],
} satisfies Omit<TimeOffBody, "planId">;
const FLU = { kind: "ill", fromDate: "2026-03-16", toDate: null } as const;
const INJURY = { kind: "injured", fromDate: "2026-03-16", toDate: null } as const;

const add = (planId: number, timeOff: Omit<TimeOffBody, "planId">) =>
  user.trpc.timeOff.add.mutate({ planId, ...timeOff });
const remove = (planId: number, timeOffId: number) =>
  user.trpc.timeOff.delete.mutate({ planId, timeOffId });
const listed = async (planId: number) => (await user.trpc.timeOff.list.query({ planId })).timeOff;
const openIn = async (planId: number, from: string, to: string) => {
  const rows = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
  return rows.filter(({ scheduledDate }) => {
    return scheduledDate !== null && scheduledDate >= from && scheduledDate <= to;
  });
};

/** All days of a week of the plan. */
const daysOf = (week: number) => {
  const fromDate = dateInWeek(isoDate("2026-03-01"), week, 0);
  return { fromDate, toDate: addDays(fromDate, 6) };
};

describe("adding time off", () => {
  test("stores what the athlete entered and answers with what changes", async () => {
    const planId = await newPlan();
    const { timeOff, outcome } = await add(planId, TRIP);
    expect(timeOff).toMatchObject({ ...TRIP, trainingPlanId: planId, symptoms: null });
    expect(await listed(planId)).toEqual([timeOff]);
    expect(outcome.exercises.length).toBeGreaterThan(0);
    expect(outcome.weeks.find(({ week }) => week === 3)?.minutesAfter).toBeLessThan(
      outcome.weeks.find(({ week }) => week === 3)?.minutesBefore ?? 0,
    );
    expect(outcome.headline).toMatch(
      /^You are away from Mar 18 to Mar 21, with running for 30 min a day\. \d+ exercises change\.$/,
    );
  });

  test("names a test that a trip leaves no place for", async () => {
    const planId = await newPlan();
    const weeks = await Promise.all(
      [4, 5, 6, 7, 8].map((week) => user.trpc.exercises.listWeek.query({ planId, week })),
    );
    const ride = weeks.flat().find(({ type, name }) => type === "bike" && name.endsWith("test"));
    if (!ride) throw new Error("The plan has no test on the bike");
    const { outcome } = await add(planId, { ...TRIP, ...daysOf(ride.week) });
    expect(outcome.headline).toMatch(new RegExp(`Your ${ride.name} is left out\\.$`));
  });

  test("writes rides instead of runs and swims on a trip with a bike, and gives them back", async () => {
    const planId = await newPlan();
    const week = 5;
    const contents = await contentsOf(planId);
    const before = await user.trpc.exercises.listWeek.query({ planId, week });
    const trip = { ...TRIP, ...daysOf(week), minutesPerDay: 60, sports: ["bike" as const] };
    const { timeOff } = await add(planId, trip);
    const planned = new Map(before.map((row) => [row.id, row]));
    const after = await user.trpc.exercises.listWeek.query({ planId, week });
    const others = after.filter(({ id, type }) => planned.get(id)?.type !== type);
    expect(others.length).toBeGreaterThan(0);
    for (const row of others) {
      // A hard exercise stays one, any other is an easy ride.
      const kept = row.isKey ? [planned.get(row.id)?.intensity] : ["easy", "recovery"];
      expect(row.type).toBe("bike");
      expect(kept).toContain(row.intensity);
    }
    await remove(planId, timeOff.id);
    expect(await contentsOf(planId)).toEqual(contents);
  });

  test("leaves nothing on days of an illness without an end", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    expect((await openIn(planId, "2026-03-16", "2026-03-21")).length).toBeGreaterThan(0);
    const { timeOff, outcome } = await add(planId, { ...FLU, minutesPerDay: 60 });
    expect(timeOff).toMatchObject({ minutesPerDay: 0, sports: [], symptoms: "below-neck" });
    expect(outcome.headline).toBe(
      "Get well first. Nothing is planned until you say that you are well again.",
    );
    expect(await openIn(planId, "2026-03-16", "2026-03-21")).toEqual([]);
  });

  test("keeps the sports of an athlete with a cold out of the pool", async () => {
    const planId = await newPlan();
    const cold = { ...FLU, symptoms: "above-neck", minutesPerDay: 60 } as const;
    const { timeOff } = await add(planId, cold);
    expect(timeOff).toMatchObject({ minutesPerDay: 60, sports: ["bike", "run"] });
  });

  test("leaves a sport out while it is injured, and the others in", async () => {
    const planId = await newPlan();
    const { timeOff, outcome } = await add(planId, { ...INJURY, sports: ["swim", "bike"] });
    expect(timeOff).toMatchObject({ minutesPerDay: null, sports: ["swim", "bike"] });
    expect(outcome.headline).toBe(
      "Running is out until you say that you are well again. Swimming and cycling go on.",
    );
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 4 });
    expect(week.map(({ type }) => type)).not.toContain("run");
    expect(week.map(({ type }) => type)).toContain("bike");
  });

  test("is previewed with the same outcome, and the preview writes nothing", async () => {
    const planId = await newPlan();
    const before = await api.digest();
    const preview = await user.trpc.timeOff.preview.mutate({ planId, ...TRIP });
    expect(await api.digest()).toEqual(before);
    const { outcome } = await add(planId, TRIP);
    expect(outcome).toEqual(preview);
  });

  test("happens once when it is sent twice", async () => {
    const planId = await newPlan();
    const first = await add(planId, TRIP);
    const rows = await contentsOf(planId);
    const second = await add(planId, TRIP);
    expect(second.timeOff).toEqual(first.timeOff);
    expect(second.outcome).toMatchObject({ exercises: [], weeks: [] });
    expect(await contentsOf(planId)).toEqual(rows);
  });

  test("takes one of two devices whose days overlap", async () => {
    const planId = await newPlan();
    const results = await Promise.allSettled([
      add(planId, TRIP),
      add(planId, { ...TRIP, kind: "busy", toDate: "2026-03-19" }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listed(planId)).toHaveLength(1);
  });

  test("refuses days of another time off and names it (400)", async () => {
    const planId = await newPlan();
    await add(planId, TRIP);
    const before = await contentsOf(planId);
    expect(await refusalOf(add(planId, { ...FLU, toDate: "2026-03-18" }))).toMatchObject({
      status: 400,
      message: "These days overlap with Travel, Mar 18 – 21, 2026. Choose other days.",
    });
    expect(await contentsOf(planId)).toEqual(before);
  });

  test("changes nothing on days that are over and nothing that was done or skipped", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    api.clock.set("2026-03-18T12:00:00Z");
    const [past] = await openIn(planId, "2026-03-15", "2026-03-17");
    const [skipped] = await openIn(planId, "2026-03-18", "2026-03-21");
    if (!past || !skipped) throw new Error("The week has too few exercises");
    await user.trpc.exercises.skip.mutate({ exerciseId: skipped.id, skipReason: "sick" });
    const kept = async () =>
      (await contentsOf(planId)).filter(({ id }) => id === past.id || id === skipped.id);
    const before = await kept();
    await add(planId, FLU);
    expect(await kept()).toEqual(before);
  });
});

describe("removing time off", () => {
  test.each([
    { what: "a trip", timeOff: TRIP },
    { what: "an illness without an end", timeOff: FLU },
    { what: "an injury", timeOff: { ...INJURY, sports: ["swim" as const, "bike" as const] } },
    { what: "a busy week", timeOff: { ...TRIP, kind: "busy" as const, fromDate: "2026-03-15" } },
  ])("restores the rows before $what", async ({ timeOff }) => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const before = (await contentsOf(planId)).map((row) => ({ ...row, placementId: null }));
    const { timeOff: added } = await add(planId, timeOff);
    await remove(planId, added.id);
    const after = (await contentsOf(planId)).map((row) => ({ ...row, placementId: null }));
    expect(after).toEqual(before);
    expect(await listed(planId)).toEqual([]);
  });

  test("restores an exercise with its swap", async () => {
    const planId = await newPlan();
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    for (const { id: exerciseId } of week) {
      const { options } = await user.trpc.exercises.swaps.query({ exerciseId });
      const [option] = options;
      if (option) await user.trpc.exercises.swap.mutate({ exerciseId, kind: option.kind });
    }
    const before = await contentsOf(planId);
    const { timeOff } = await add(planId, { ...FLU, fromDate: "2026-03-15", toDate: "2026-03-21" });
    await remove(planId, timeOff.id);
    expect(await contentsOf(planId)).toEqual(before);
  });

  test("keeps an exercise where the athlete has put it since", async () => {
    const planId = await newPlan();
    const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    if (!exercise) throw new Error("The week has no exercise");
    const { timeOff } = await add(planId, TRIP);
    const place = { exerciseId: exercise.id, day: 0, dayName: "Sunday" } as const;
    await user.trpc.exercises.schedule.mutate(place);
    await remove(planId, timeOff.id);
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    expect(week.find(({ id }) => id === exercise.id)).toMatchObject({ day: 0 });
  });
});

describe("the plan with time off", () => {
  test("keeps exercises out when it is adjusted, fixed or gets a goal", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    await add(planId, { ...FLU, toDate: "2026-03-21" });
    await user.trpc.plans.adjust.mutate({ planId, ...LESS, volumeAdjustment: 110 });
    await user.trpc.plans.fixExercises.mutate({ planId });
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:50:00" });
    expect(await openIn(planId, "2026-03-16", "2026-03-21")).toEqual([]);
  });

  test("goes on after the athlete says that the illness is over", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const { timeOff } = await add(planId, FLU);
    const later = async () =>
      (await user.trpc.exercises.listWeek.query({ planId, week: 6 })).length;
    expect(await later()).toBe(0);
    const path = `/training-plans/${planId}/time-off/${timeOff.id}`;
    const answer = await user.rest("PATCH", path, { toDate: "2026-03-19" });
    expect(answer).toMatchObject({ status: 200, body: { timeOff: { toDate: "2026-03-19" } } });
    expect(await later()).toBeGreaterThan(0);
  });

  test("refuses an end before the first day or after the last (400)", async () => {
    const planId = await newPlan();
    const { timeOff } = await add(planId, TRIP);
    const end = (toDate: string) =>
      user.trpc.timeOff.end.mutate({ planId, timeOffId: timeOff.id, toDate });
    expect(await refusalOf(end("2026-03-17"))).toMatchObject({
      status: 400,
      message: "Last day must not be before the first day, Mar 18, 2026",
    });
    expect(await refusalOf(end("2026-03-22"))).toMatchObject({
      status: 400,
      message: "Last day must not be after Mar 21, 2026",
    });
  });

  test("excuses what was open on its days, entered afterwards", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    api.clock.set("2026-03-24T12:00:00Z");
    const dueKeys = async () => {
      const { weeks } = await user.trpc.exercises.season.query({ planId });
      return weeks[2]?.keySessions.filter(({ state }) => state === "missed").length;
    };
    const stateOn = async (date: string) =>
      (await user.trpc.progress.read.query({ planId })).days.find((day) => day.date === date)
        ?.state;
    expect(await dueKeys()).toBeGreaterThan(0);
    await add(planId, { ...FLU, fromDate: "2026-03-15", toDate: "2026-03-21" });
    expect(await dueKeys()).toBe(0);
    expect(await stateOn("2026-03-17")).toBe("excused");
    expect(await stateOn("2026-03-08")).not.toBe("excused");
  });

  test("writes no symptom to the log", async () => {
    const planId = await newPlan();
    const flu = { planId, ...FLU, symptoms: "below-neck", minutesPerDay: 0 } as const;
    await user.trpc.timeOff.preview.mutate(flu);
    await user.trpc.timeOff.add.mutate(flu);
    expect(api.log.text()).not.toMatch(/neck|symptom/);
  });
});
