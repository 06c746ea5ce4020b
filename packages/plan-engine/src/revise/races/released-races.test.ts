import {
  addDays,
  dateInWeek,
  isoDate,
  miles,
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
  type PlanChange,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { arbPlanRace } from "../../testing/plan-races.ts";
import { runs } from "../../testing/runs.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { applyRaces } from "./apply-races.ts";

const arbRaced = fc
  .record({
    request: arbRequest,
    race: arbPlanRace,
    other: arbPlanRace,
    days: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ request, race, other, days }) => ({
    request,
    race: race(request),
    other: other(request),
    days,
  }));

const planned = (request: PlanRequest, races: readonly AcceptedRace[], changes: PlanChange[]) => {
  const plan = { ...generatedPlan(request), moved: new Map() };
  return applyRaces(request, plan, { races, timeOff: [], changes });
};

const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);
const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);
const frameOf = ({ slotKey, duration, suggestedDay }: PlannedExercise) =>
  [slotKey, duration, suggestedDay] as const;

interface Raced {
  request: PlanRequest;
  race: AcceptedRace;
  others: readonly AcceptedRace[];
  days: number;
}

/** Expects the race to give its days back from so many days after it. */
function expectDaysBack({ request, race, others, days }: Raced): void {
  const from = addDays(race.date, days);
  const change: PlanChange = {
    rule: "race-not-started",
    week: 1,
    exercises: [],
    race: { date: race.date, from },
  };
  const raced = planned(request, [race, ...others], []);
  const given = planned(request, [race, ...others], [change]);
  const without = planned(request, others, []);
  const generated = rowsOf(generatedPlan(request));
  const isOver = (row: PlannedExercise) => dateOf(request, row) < from;
  // What the race moved to a day that is over stays there.
  const before = [...generated, ...rowsOf(raced)].filter(isOver);
  const own = new Set(before.map(({ slotKey }) => slotKey));
  // A later day that takes one of them keeps what the race left on it.
  const dayOfSlot = new Map(rowsOf(raced).map((row) => [row.slotKey, dateOf(request, row)]));
  const taken = new Set([...own].map((slotKey) => dayOfSlot.get(slotKey)));
  const isTaken = (row: PlannedExercise) =>
    taken.has(dayOfSlot.get(row.slotKey) ?? dateOf(request, row));
  const over = new Set([...own, ...generated.filter(isTaken).map(({ slotKey }) => slotKey)]);
  const part = (plan: Plan, isBefore: boolean) =>
    rowsOf(plan).filter(({ slotKey }) => over.has(slotKey) === isBefore);
  expect(part(given, true)).toEqual(part(raced, true));
  expect(part(given, false).filter(isOver)).toEqual([]);
  // Days that no other race asks for anything are those of the plan without the race.
  if (others.length === 0) {
    expect(part(given, false).map(frameOf)).toEqual(part(without, false).map(frameOf));
  }
  const named = given.raced.filter((each) => each.race === race && !over.has(each.row.slotKey));
  expect(named).toEqual([]);
}

test.prop([arbRaced], runs(30))(
  "a race that gives its days back leaves the days before as they are, and asks for nothing after",
  ({ request, race, other, days }) => {
    if (!race) return;
    const others = other && other.date !== race.date ? [other] : [];
    expectDaysBack({ request, race, others, days });
  },
);

// The race had moved the long swim to a day without minutes for it, and it stayed left out (seed 118).
test("a race gives back a long swim that it had left out on another day", () => {
  const request: PlanRequest = {
    ...requestOf("olympic", "intermediate", 30, scheduleOf([2, 2, 1.5, 0, 0, 1, 0.5], [1, 6])),
    ...datesOf(isoDate("2027-07-21"), 208),
    paces: { swim: secondsPer100m(70), bike: milesPerHour(29.9), run: secondsPerMile(958) },
    distances: { swim: miles(11.95), bike: miles(278.9), run: miles(0.02) },
  };
  const race: AcceptedRace = {
    name: "Olympic",
    date: isoDate("2027-08-06"),
    priority: "C",
    kind: "olympic",
    distances: {},
    goalSeconds: null,
    expectedMinutes: 172,
    acceptedOn: isoDate("2027-07-25"),
  };
  expectDaysBack({ request, race, others: [], days: 1 });
});
