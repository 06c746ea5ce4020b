import {
  addDays,
  dateInWeek,
  isoDate,
  meters,
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
  type IsoDate,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { isHard } from "../../intensity/hard-days.ts";
import { exerciseLoad } from "../../load/exercise-load.ts";
import { sum } from "../../model/numbers.ts";
import { NO_ANSWERS, type PlanRequest } from "../../model/plan-types.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { isLong } from "../../week/long-templates.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { applyRaces } from "./apply-races.ts";

type Race = Pick<AcceptedRace, "kind" | "priority" | "expectedMinutes"> & Partial<AcceptedRace>;

const raceOn = (date: string, race: Race): AcceptedRace => ({
  name: `${race.kind} of ${date}`,
  date: isoDate(date),
  distances: {},
  goalSeconds: null,
  acceptedOn: isoDate("2026-01-01"),
  ...race,
});

function planWith(request: PlanRequest, races: readonly AcceptedRace[]) {
  const plan = generatedPlan(request);
  const after = applyRaces(request, { ...plan, moved: new Map() }, { races, timeOff: [] });
  const rowsOn = ({ weeks }: Pick<typeof plan, "weeks">, date: string) =>
    weeks.flatMap(({ exercises }) =>
      exercises.filter(
        ({ week, suggestedDay }) => dateInWeek(request.startDate, week, suggestedDay) === date,
      ),
    );
  return {
    weeks: after.weeks,
    on: (date: string) => rowsOn(after, date),
    shareOn: (date: IsoDate) => {
      const [planned, left] = [plan, after].map((each) =>
        sum(rowsOn(each, date).map(exerciseLoad)),
      );
      return (left ?? 0) / (planned ?? 1);
    },
  };
}

const PACES = { swim: secondsPer100m(94), bike: milesPerHour(19.5), run: secondsPerMile(540) };

// Requests that random search found.
describe("the days around a race", () => {
  test("hold an opener on the eve of a B race, a run of 20 minutes in a build week", () => {
    const request: PlanRequest = {
      ...requestOf("70.3", "intermediate", 23, scheduleOf([0, 0, 8, 0.5, 0, 0, 2], [2])),
      ...datesOf(isoDate("2026-08-02"), 159),
      paceImprovement: 5,
    };
    const race = { kind: "olympic", priority: "B", expectedMinutes: 142 } as const;
    const { on } = planWith(request, [raceOn("2026-10-22", race)]);
    expect(on("2026-10-21")).toMatchObject([{ templateId: "R21", duration: 20 }]);
  });

  test("hold an opener on the eve of a B race, a ride of 30 minutes in a base week", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "intermediate", 4, scheduleOf([1, 0, 0, 0, 0.5, 7, 0.5], [0, 6])),
      ...datesOf(isoDate("2030-02-07"), 24),
      paceImprovement: 2,
      now: { weeklyHours: 25, longestRun: 170, longestRide: 30, longestSwim: 100 },
    };
    const race = { kind: "aquathlon", priority: "B", expectedMinutes: 103 } as const;
    const { on } = planWith(request, [raceOn("2030-02-08", race)]);
    expect(on("2030-02-07")).toMatchObject([{ templateId: "B21", duration: 30 }]);
  });

  test("hold nothing hard in the taper, where no other day is left for its strides", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 100, scheduleOf([0, 0, 4, 3, 0, 0, 4], [2, 3])),
      ...datesOf(isoDate("2030-02-08"), 697),
      paceImprovement: 1,
    };
    const race = { kind: "half-marathon", priority: "C", expectedMinutes: 185 } as const;
    const { on } = planWith(request, [raceOn("2031-12-23", race)]);
    const after = [1, 2, 3, 4].map((days) => on(addDays(isoDate("2031-12-23"), days)));
    expect(after.flat().map(({ type }) => type)).toEqual(["bike"]);
    expect(after.flat().filter(isHard)).toEqual([]);
  });

  test("stay free on the day after a race that is the eve of another", () => {
    const request: PlanRequest = {
      ...requestOf("olympic", "advanced", 4, scheduleOf([6, 0, 4.5, 0.5, 0.5, 0, 0], [0, 2, 3, 4])),
      ...datesOf(isoDate("2027-08-18"), 26),
      paceImprovement: 2,
    };
    const { on } = planWith(request, [
      raceOn("2027-08-31", { kind: "10k", priority: "B", expectedMinutes: 89 }),
      raceOn("2027-09-02", { kind: "swim", priority: "B", expectedMinutes: 23 }),
    ]);
    expect(on("2027-09-01")).toEqual([]);
  });

  test("keep their share of the load where a shorter exercise has less easy time in it", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 1, scheduleOf([0, 0.5, 2, 6.5, 8, 7.5, 1.5], [2, 3])),
      ...datesOf(isoDate("2026-01-08"), 7),
      paces: { swim: secondsPer100m(77), bike: milesPerHour(27.4), run: secondsPerMile(892) },
      now: { weeklyHours: 6, longestRun: 235, longestRide: 220, longestSwim: 400 },
      poolLength: meters(45.72),
    };
    const race = { kind: "swim", priority: "B", expectedMinutes: 21 } as const;
    const { shareOn } = planWith(request, [raceOn("2026-01-11", race)]);
    expect(shareOn(isoDate("2026-01-13"))).toBeLessThanOrEqual(0.7);
  });

  test("move no long run into the ten days before the plan's own race", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "advanced", 5, scheduleOf([0.5, 0, 5, 5.5, 5, 0.5, 0], [3, 4])),
      ...datesOf(isoDate("2029-01-10"), 31),
      paces: { ...PACES, swim: secondsPer100m(222) },
      paceImprovement: 4,
      poolLength: meters(22.86),
      now: { ...NO_ANSWERS, weeklyHours: 20.5, longestRun: 35, longestRide: 205 },
    };
    const race = { kind: "ride", priority: "B", expectedMinutes: 51 } as const;
    const { on, weeks } = planWith(request, [raceOn("2029-01-29", race)]);
    expect(on("2029-02-02").filter(isLong)).toEqual([]);
    const longRuns = weeks[3]?.exercises.filter((row) => row.type === "run" && isLong(row));
    expect(longRuns?.every(({ suggestedDay }) => suggestedDay < 3)).toBe(true);
  });

  test("name the same race, whichever of two on one day was added first", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "intermediate", 2, scheduleOf([7, 0, 0, 0, 5.5, 8, 0.5], [0, 4, 6])),
      ...datesOf(isoDate("2029-02-05"), 13),
    };
    const races = ["A", "B"].map((name) =>
      raceOn("2029-02-09", { name, kind: "run", priority: "B", expectedMinutes: 28 }),
    );
    const { weeks } = planWith(request, races);
    expect(weeks[1]?.exercises.flatMap(({ reasons }) => reasons)).toContainEqual(
      expect.objectContaining({ rule: "nearby-race" }),
    );
    expect(planWith(request, races.toReversed()).weeks).toEqual(weeks);
  });
});
