import { describe, expect, test } from "vitest";
import type { Plan } from "./model/plan-types.ts";
import { minutesOf } from "./revise/adjustments/week-scope.ts";
import {
  COLD,
  OLYMPIC_PLAN,
  seasonWith,
  SPRINT,
  TEN_K,
  TRIP,
} from "./testing/athletes/olympic-season.ts";

const minutes = ({ weeks }: Plan, number: number) => minutesOf(weeks[number - 1]?.exercises ?? []);
const biggest = (plan: Plan, from: number, to: number) =>
  Math.max(...plan.weeks.slice(from - 1, to).map(({ exercises }) => minutesOf(exercises)));

describe("an Olympic season with a cold, two races and a trip", () => {
  const season = seasonWith({ timeOff: [COLD, TRIP], races: [TEN_K, SPRINT] });

  test.each([15, 16])("tapers in week %i by its share of what was reached", (week) => {
    const share =
      (minutes(OLYMPIC_PLAN, week) * biggest(season, 11, 14)) / biggest(OLYMPIC_PLAN, 1, 14);
    expect(minutes(season, week)).toBeLessThanOrEqual(share + 5);
    expect(minutes(season, week)).toBeGreaterThanOrEqual(share - 30);
  });
});
