import { describe, expect, test } from "vitest";
import type { Plan } from "./model/plan-types.ts";
import { addDays } from "@triplan/domain";
import { isTest } from "./fitness-tests/index.ts";
import { isHard } from "./intensity/index.ts";
import { minutesOf } from "./revise/adjustments/week-scope.ts";
import {
  COLD,
  OLYMPIC_PLAN,
  OLYMPIC_START,
  seasonWith,
  SPRINT,
  TEN_K,
  TRIP,
} from "./testing/athletes/olympic-season.ts";
import { isLongOf } from "./week/index.ts";

const rowsOf = ({ weeks }: Plan, number: number) => weeks[number - 1]?.exercises ?? [];
const minutes = (plan: Plan, number: number) => minutesOf(rowsOf(plan, number));
const biggest = (plan: Plan, from: number, to: number) =>
  Math.max(...plan.weeks.slice(from - 1, to).map(({ exercises }) => minutesOf(exercises)));
const withoutRuns = (plan: Plan, number: number, day: number) =>
  rowsOf(plan, number).filter((row) => row.type !== "run" && row.suggestedDay === day);

describe("an Olympic season with a cold, two races and a trip", () => {
  const season = seasonWith({ timeOff: [COLD, TRIP], races: [TEN_K, SPRINT] });

  test.each([15, 16])("tapers in week %i by its share of what was reached", (week) => {
    const reached = biggest(season, 11, 14) / biggest(OLYMPIC_PLAN, 1, 14);
    const share = reached * minutes(OLYMPIC_PLAN, week);
    expect(minutes(season, week)).toBeLessThanOrEqual(share + 5);
    expect(minutes(season, week)).toBeGreaterThanOrEqual(share - 10);
    // Shorter exercises, not fewer.
    expect(rowsOf(season, week)).toHaveLength(rowsOf(OLYMPIC_PLAN, week).length);
  });

  test("moves no long run beside a hard or long one of the week before or after", () => {
    const raced = seasonWith({ races: [TEN_K, SPRINT] });
    const runs = raced.weeks
      .flatMap(({ exercises }) => exercises)
      .filter((row) => isLongOf("run", row) || (row.type === "run" && isHard(row)))
      .map(({ week, suggestedDay }) => 7 * week + suggestedDay)
      .toSorted((a, b) => a - b);
    const gaps = runs.slice(1).map((day, index) => day - (runs[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(1);
    for (const plan of [raced, season]) {
      const long = rowsOf(plan, 10).find((row) => isLongOf("run", row));
      const beside = rowsOf(plan, 10).filter((row) => row.suggestedDay === long?.suggestedDay);
      expect(beside.filter((row) => row !== long && row.type !== "swim")).toEqual([]);
    }
  });

  test("holds easy runs on a trip of 45 minutes of running a day, and one instead of the test", () => {
    const away = rowsOf(season, 11).filter(({ suggestedDay }) => suggestedDay > 0);
    expect(
      away.map(({ type, suggestedDay, intensity }) => [type, suggestedDay, intensity]),
    ).toEqual([2, 4, 6].map((day) => ["run", day, "easy"]));
    const planned = rowsOf(OLYMPIC_PLAN, 11).filter(({ type }) => type === "run");
    expect(minutesOf(away)).toBeLessThanOrEqual(1.15 * minutesOf(planned));
    for (const row of away) expect(row.duration).toBeLessThanOrEqual(45);
  });

  test("moves a test out of a short trip within its week", () => {
    const away = { ...TRIP, minutesPerDay: 0, sports: [], acceptedOn: OLYMPIC_START };
    const tests = OLYMPIC_PLAN.weeks.flatMap(({ exercises }) => exercises.filter(isTest));
    const moves = tests.map(({ slotKey, week, suggestedDay }) => {
      const date = addDays(OLYMPIC_START, 7 * (week - 1) + suggestedDay);
      const plan = seasonWith({ timeOff: [{ ...away, fromDate: date, toDate: date }] });
      const after = rowsOf(plan, week).find((row) => row.slotKey === slotKey);
      return after && isTest(after) ? Math.abs(after.suggestedDay - suggestedDay) : null;
    });
    // Around the last one Tuesday and Friday are full, Wednesday is closed, and Saturday has the long run.
    expect(moves).toEqual([1, 1, null]);
  });

  test("has no run off the bike without its ride", () => {
    for (const { exercises } of season.weeks) {
      const halves = exercises.filter(({ brickId }) => brickId !== null);
      expect(halves.map(({ type }) => type).toSorted()).toEqual(
        halves.length > 0 ? ["bike", "run"] : [],
      );
    }
  });

  test("keeps the few easy swims and rides of a recovery week after a C race", () => {
    expect(withoutRuns(season, 7, 0)).toMatchObject([{ type: "bike", duration: 30 }]);
    for (const day of [1, 2]) {
      expect(withoutRuns(season, 7, day)).toEqual(withoutRuns(OLYMPIC_PLAN, 7, day));
    }
    expect(minutes(season, 7)).toBeGreaterThanOrEqual(0.75 * minutes(OLYMPIC_PLAN, 7));
  });
});
