import type { TimeOffBody } from "@triplan/contract";
import { addDays, defaultSchedule, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { framed, livedAthlete } from "../../../testing/athletes/lived-athlete.ts";
import { testApi } from "../../../testing/api/test-api.ts";
import { LESS } from "../../../testing/inputs/any-input.ts";
import { SPRINT } from "../../../testing/inputs/sample-races.ts";
import { validPlan } from "../../../testing/inputs/valid-plan.ts";
import { planContents } from "../../../testing/rows/plan-exercises.ts";

const api = await testApi();
const FIRST_DAY = api.clock.now().toISOString();

type Athlete = Awaited<ReturnType<typeof livedAthlete>>;

/** The first day of week 9, the one of the athlete's day. */
const WEEK_9 = isoDate("2026-04-26");
const inWeek9 = (day: number) => addDays(WEEK_9, day);

const TRIP = {
  kind: "travel",
  fromDate: inWeek9(8),
  toDate: inWeek9(13),
  minutesPerDay: 30,
  sports: ["swim"],
} satisfies Omit<TimeOffBody, "planId">;
const AWAY: Omit<TimeOffBody, "planId"> = {
  ...TRIP,
  fromDate: inWeek9(1),
  toDate: inWeek9(6),
  sports: ["run"],
};
const RACE = { ...SPRINT, date: inWeek9(6) };

async function away({ user, planId }: Athlete, timeOff: Omit<TimeOffBody, "planId"> = AWAY) {
  const added = await user.trpc.timeOff.add.mutate({ planId, ...timeOff });
  const timeOffId = added.timeOff.id;
  return {
    end: (toDate: string) => user.trpc.timeOff.end.mutate({ planId, timeOffId, toDate }),
    undo: () => user.trpc.timeOff.delete.mutate({ planId, timeOffId }),
  };
}

async function racing({ user, planId }: Athlete) {
  const added = await user.trpc.races.add.mutate({ planId, ...RACE });
  const raceId = added.race.id ?? 0;
  return {
    move: (date: string) => user.trpc.races.change.mutate({ planId, raceId, ...RACE, date }),
    undo: () => user.trpc.races.delete.mutate({ planId, raceId }),
  };
}

async function shorter({ user, planId }: Athlete) {
  const weeklySchedule = [...defaultSchedule("sprint")];
  await user.trpc.planEdits.update.mutate({ planId, weeklySchedule, fromWeek: 10 });
  const [last] = await user.trpc.planEdits.list.query({ planId });
  return {
    undo: () => user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 }),
  };
}

/** What the athlete sees, without the token that undoes placing all at once: a moved exercise loses it. */
const seen = async ({ content }: Athlete) =>
  (await content()).map((row) => ({ ...row, placementId: null }));

const adjust = ({ user, planId }: Athlete) =>
  user.trpc.plans.adjust.mutate({ planId, ...LESS, fromWeek: 10 });

describe.each([
  ["time off", away],
  ["a race", racing],
  ["other hours", shorter],
] as const)("undoing %s", (_name, add) => {
  test("restores every byte, whatever was done since the exercises were written", async () => {
    const athlete = await livedAthlete(api);
    const before = await seen(athlete);
    const { undo } = await add(athlete);
    expect(await seen(athlete)).not.toEqual(before);
    await undo();
    expect(await seen(athlete)).toEqual(before);
  });

  test("leaves what was adjusted in between as the adjustment makes it", async () => {
    const [first, second] = [await livedAthlete(api), await livedAthlete(api)];
    const { undo } = await add(first);
    await adjust(first);
    await undo();
    await (await add(second)).undo();
    await adjust(second);
    expect((await seen(first)).map(framed)).toEqual((await seen(second)).map(framed));
  });
});

describe("undoing a layer that changed since", () => {
  test("restores every byte of a race that was moved", async () => {
    const athlete = await livedAthlete(api);
    const before = await seen(athlete);
    const { move, undo } = await racing(athlete);
    await move(inWeek9(13));
    expect(await seen(athlete)).not.toEqual(before);
    await undo();
    expect(await seen(athlete)).toEqual(before);
  });

  test("restores every byte of time off that ended sooner", async () => {
    const athlete = await livedAthlete(api);
    const before = await seen(athlete);
    const { end, undo } = await away(athlete);
    await end(inWeek9(3));
    expect(await seen(athlete)).not.toEqual(before);
    await undo();
    expect(await seen(athlete)).toEqual(before);
  });
});

/** A plan on its first day, with every exercise on a day. */
async function newPlan() {
  api.clock.set(FIRST_DAY);
  const { trpc } = await api.user();
  const { id: planId } = await trpc.plans.create.mutate(validPlan());
  await trpc.exercises.schedulePlan.mutate({ planId });
  const contents = async () =>
    (await planContents(api.db, planId)).map((row) => ({ ...row, placementId: null }));
  /** Without the days, which depend on what moved first. */
  const composed = async () =>
    (await contents()).map(({ slotKey, duration, templateId, isDropped, reasons }) =>
      isDropped ? { slotKey, isDropped } : { slotKey, duration, templateId, reasons },
    );
  return { trpc, planId, contents, composed };
}

describe("layers over the same exercises", () => {
  const RACE_4 = { ...SPRINT, date: "2026-03-28" };
  const WEEK_OFF: Omit<TimeOffBody, "planId"> = {
    kind: "other",
    fromDate: "2026-03-22",
    toDate: "2026-03-27",
    minutesPerDay: 0,
    sports: [],
  };

  type NewPlan = Awaited<ReturnType<typeof newPlan>>;
  const addRace = async ({ trpc, planId }: NewPlan) => {
    const { race } = await trpc.races.add.mutate({ planId, ...RACE_4 });
    return () => trpc.races.delete.mutate({ planId, raceId: race.id ?? 0 });
  };
  const addTimeOff = async ({ trpc, planId }: NewPlan) => {
    const { timeOff } = await trpc.timeOff.add.mutate({ planId, ...WEEK_OFF });
    return () => trpc.timeOff.delete.mutate({ planId, timeOffId: timeOff.id });
  };
  const addHours = async ({ trpc, planId }: NewPlan) => {
    const weeklySchedule = defaultSchedule("sprint").map((entry) => ({
      ...entry,
      hours: entry.available ? 1 : 0,
    }));
    await trpc.planEdits.update.mutate({ planId, weeklySchedule, fromWeek: 4 });
    const [last] = await trpc.planEdits.list.query({ planId });
    return () => trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
  };

  test.each([
    ["a race and days off", addRace, addTimeOff],
    ["days off and a race", addTimeOff, addRace],
    ["a race and other hours", addRace, addHours],
    ["days off and other hours", addTimeOff, addHours],
    ["other hours and days off", addHours, addTimeOff],
  ] as const)("%s go in either order", async (_names, addFirst, addSecond) => {
    const [both, only] = [await newPlan(), await newPlan()];
    const before = await both.contents();
    const [undoFirst, undoSecond] = [await addFirst(both), await addSecond(both)];
    await undoSecond();
    await undoFirst();
    expect(await both.contents()).toEqual(before);

    if (addFirst === addHours) return;
    const undoEarlier = await addFirst(both);
    const undoLater = await addSecond(both);
    await undoEarlier();
    await addSecond(only);
    expect(await both.composed()).toEqual(await only.composed());
    await undoLater();
    expect(await both.composed()).toEqual(await newPlan().then((plan) => plan.composed()));
  });
});
