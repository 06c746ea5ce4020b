import { isoDate } from "@triplan/domain";
import { generatePlan, type PlannedWeek } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { readFlags } from "./plan-flags.ts";
import { REFERENCE_PLANS } from "./reference-plans.ts";

/** Tolerances: the larger of a share and an amount. */
const NEAR = {
  hours: { part: 0.05, amount: 0.2 },
  minutes: { part: 0.1, amount: 10 },
  swim: { part: 0.15, amount: 0 },
};

/** All differences beyond the tolerances. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // The first long ride of the taper has 55 % of the last one; race week allows 60 minutes.
  "--race 70.3 --weeks 13 --level beginner --hours 10.5": [
    "week 12: ride 115, not 100",
    "week 13: ride 60, not 45",
  ],
  // The reference shortens the long ride of a full week and keeps an easy exercise more. Swims grow
  // from what was swum before, so the run shares its day with fewer of them. As the only other run, that
  // of the taper's brick is longer.
  "--race ironman --weeks 30 --level beginner --hours 10": [
    "week 1: ride 120, not 100",
    "week 14: run 120, not 80",
    "week 17: run 85, not 65",
    "week 22: ride 150, not 135",
    "week 28: brick run 20, not 15",
  ],
  // The first week of the taper has too few exercises for its minutes; race week rests on the eve.
  "--race ironman --weeks 16 --level beginner --hours 15": [
    "week 14: h 9.4, not 10.1",
    "week 16: h 5.3, not 5.6",
    "week 16: run 60, not 45",
    "week 16: ride 60, not 45",
  ],
  // The reference leaves out the one brick of the base, so each later one is a step behind.
  "--race 70.3 --weeks 20 --level intermediate --hours 9": [
    "week 6: brick run 15, not 0",
    "week 12: brick run 20, not 15",
    "week 17: brick run 25, not 20",
    "week 19: brick run 20, not 15",
  ],
  // A recovery week has 65 %, not 45 %; week 1 holds no further whole exercise. Too near the
  // race for a long run, the Saturday of week 7 is free for a longer swim. Weeks with a brick have a
  // third run, so that the long one is not most of the running.
  "--race sprint --weeks 8 --level beginner --hours 4": [
    "week 1: h 2.8, not 3.1",
    "week 3: h 3.6, not 3.3",
    "week 4: h 2, not 1.5",
    "week 6: h 3.9, not 3.5",
    "longest swim 1250 m, not 1000",
  ],
};

function isNear(value: number, wanted: number, { part, amount }: (typeof NEAR)["hours"]) {
  return Math.abs(value - wanted) <= Math.max(part * wanted, amount) + 1e-9;
}

const longest = ({ exercises }: PlannedWeek, type: string) =>
  Math.max(0, ...exercises.filter((each) => each.type === type).map((each) => each.duration));

const hoursOf = ({ exercises }: PlannedWeek) =>
  exercises.reduce((total, { duration }) => total + duration, 0) / 60;

const brickRun = ({ exercises }: PlannedWeek) =>
  exercises.find(({ type, brickId }) => type === "run" && brickId !== null)?.duration ?? 0;

const longSwim = ({ exercises }: PlannedWeek) =>
  Math.max(
    0,
    ...exercises
      .filter(({ name }) => name === "Long swim")
      .map(({ distance }) => Number.parseInt(distance, 10)),
  );

function weekDifferences(week: PlannedWeek, [hours = 0, run = 0, ride = 0, , brick = 0]: number[]) {
  const rows = [
    ["h", Math.round(hoursOf(week) * 10) / 10, hours, isNear(hoursOf(week), hours, NEAR.hours)],
    ["run", longest(week, "run"), run, isNear(longest(week, "run"), run, NEAR.minutes)],
    ["ride", longest(week, "bike"), ride, isNear(longest(week, "bike"), ride, NEAR.minutes)],
    ["brick run", brickRun(week), brick, brickRun(week) === brick],
  ] as const;
  return rows.flatMap(([name, value, wanted, isRight]) =>
    isRight ? [] : [`week ${week.week}: ${name} ${value}, not ${wanted}`],
  );
}

function differences(flags: string, table: string): string[] {
  const order = readFlags(flags.split(" "), isoDate("2026-11-22"));
  if (!order) throw new Error(`No plan for ${flags}`);
  const { weeks } = generatePlan(order.request);
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" ").map(Number));
  expect(rows).toHaveLength(weeks.length);
  const swim = Math.max(...weeks.map(longSwim));
  const wanted = Math.max(...rows.map((row) => row[3] ?? 0));
  return [
    ...weeks.flatMap((week, index) => weekDifferences(week, rows[index] ?? [])),
    ...(isNear(swim, wanted, NEAR.swim) ? [] : [`longest swim ${swim} m, not ${wanted}`]),
  ];
}

test.each(Object.entries(REFERENCE_PLANS))("plans %s like the reference", (flags, table) => {
  expect(differences(flags, table)).toEqual(KNOWN[flags] ?? []);
});
