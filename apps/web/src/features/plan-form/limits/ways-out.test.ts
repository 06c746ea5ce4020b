import { addDays, entryOf, isoDate, WEEKDAYS } from "@triplan/domain";
import { isSerious, outlineSeason } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { planFacts } from "../draft/plan-facts.ts";
import { initialValues, withRace, type PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { waysOut, type WayOut } from "./ways-out.ts";

const TODAY = isoDate("2026-11-21");

const ironman = (change: Partial<PlanValues>): PlanValues => ({
  ...withRace(initialValues(null), "ironman"),
  raceDate: addDays(TODAY, 63),
  ...change,
});

function limitsOf(values: PlanValues) {
  const request = toPlanRequest(values, TODAY);
  return request ? outlineSeason(request).limits.filter(isSerious) : [];
}

/** "More hours: 8.5 h a week" */
const inWords = ({ title, change }: WayOut) => `${title}: ${change}`;

const waysFor = (values: PlanValues) =>
  waysOut(values, planFacts(values, TODAY), limitsOf(values), TODAY);

const FOUR_HOURS = WEEKDAYS.map((day) => entryOf(day, day % 2 === 0 ? 1 : 0, day === 6));

describe("ways out of a plan's limits", () => {
  test("offer a later or a shorter race for a short plan", () => {
    const short = ironman({});
    expect(limitsOf(short).map(({ kind }) => kind)).toEqual(["weeks"]);
    const [later, ...others] = waysFor(short);
    expect(later?.change).toBe("Sat, Mar 13, 2027");
    expect(others.map(inWords)).toEqual(["A shorter distance: 70.3"]);
    expect(limitsOf(later?.apply(short) ?? short)).toEqual([]);
  });

  test("offer a later race for a run that needs more weeks than the recommended ones", () => {
    const short = {
      ...withRace(initialValues(null), "olympic"),
      raceDate: addDays(TODAY, 56),
      currentSwimPace: 165,
      currentBikePace: 14.5,
      currentRunPace: 630,
    };
    expect(limitsOf(short).map(({ kind, cause }) => [kind, cause])).toEqual([
      ["shortRun", "weeks"],
    ]);
    const [later] = waysFor(short);
    expect(later?.change).toBe("Sat, Feb 13, 2027");
    expect(limitsOf(later?.apply(short) ?? short)).toEqual([]);
  });

  test("offer more hours on the same days when hours are too few", () => {
    const few = ironman({ raceDate: "", weeklySchedule: FOUR_HOURS });
    expect(limitsOf(few).map(({ kind }) => kind)).toEqual([
      "distance",
      "hours",
      "shortSwim",
      "shortRide",
      "shortRun",
    ]);
    const more = waysFor(few).find(({ kind }) => kind === "hours");
    expect(more).toMatchObject({
      change: "8.5 h a week",
      days: "Sun, Tue and Thu 1:00 to 1:30, Sat 1:00 to 4:00.",
    });
    const changed = more?.apply(few);
    expect(changed?.weeklySchedule.map(({ hours }) => hours)).toEqual([1.5, 0, 1.5, 0, 1.5, 0, 4]);
  });

  test("offer a longer day for a swim that its day keeps short", () => {
    const hours = [2, 1, 1, 1, 1, 1, 5];
    const weeklySchedule = WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, day % 6 === 0));
    const short = ironman({ raceDate: addDays(TODAY, 210), weeklySchedule });
    expect(limitsOf(short)).toMatchObject([{ kind: "hours" }, { kind: "shortSwim", cause: "day" }]);
    const longer = waysFor(short).find(({ kind }) => kind === "day");
    expect(longer?.change).toBe("Monday 1.5 h");
    expect(limitsOf(longer?.apply(short) ?? short)).toMatchObject([{ kind: "hours" }]);
  });

  test("offer a shorter race to a swimmer who would miss the time limit", () => {
    const slow = ironman({ raceDate: "", currentSwimPace: 270 });
    expect(limitsOf(slow).map(({ kind }) => kind)).toEqual(["cutoff", "shortSwim"]);
    expect(waysFor(slow).map(inWords)).toEqual(["A shorter distance: 70.3"]);
  });

  test("keep the athlete's week with a shorter race", () => {
    const few = ironman({ weeklySchedule: FOUR_HOURS });
    const shorter = waysFor(few).at(-1)?.apply(few);
    expect(shorter).toMatchObject({ raceType: "70.3", weeklySchedule: FOUR_HOURS });
  });

  test("offer nothing shorter than a sprint and no date beyond two years", () => {
    const sprint = { ...withRace(initialValues(null), "sprint"), raceDate: addDays(TODAY, 7) };
    expect(waysFor(sprint).map(inWords)).toEqual(["A later race: Sat, Jan 2, 2027"]);
  });
});
