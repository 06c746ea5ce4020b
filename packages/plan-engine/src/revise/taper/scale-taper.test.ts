import { addDays, type PlanChange } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import type { Plan, PlannedExercise } from "../../model/plan-types.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { OLYMPIC_PLAN, seasonWith, SPRINT, TEN_K } from "../../testing/athletes/olympic-season.ts";
import { requestOf } from "../../testing/index.ts";
import { minutesOf } from "../adjustments/week-scope.ts";
import { scaleTaper } from "./scale-taper.ts";

/** The taper of the season is weeks 15 and 16. */
const BEFORE_TAPER = [11, 12, 13, 14];
const TAPER = [15, 16];

const rowsOf = ({ weeks }: Plan, week: number) => weeks[week - 1]?.exercises ?? [];
const minutes = (plan: Plan, week: number) => minutesOf(rowsOf(plan, week));
const biggest = (plan: Plan) => Math.max(...BEFORE_TAPER.map((week) => minutes(plan, week)));

/** A change that leaves about so much of each exercise of these weeks. */
const shorter = (weeks: readonly number[], share: number): PlanChange => ({
  rule: "lighter-now",
  week: weeks[0] ?? 1,
  exercises: weeks.flatMap((week) =>
    rowsOf(OLYMPIC_PLAN, week).map(({ slotKey, suggestedDay, duration }) => ({
      slotKey,
      from: suggestedDay,
      day: suggestedDay,
      minutes: 5 * Math.floor((share * duration) / 5),
      isLeftOut: false,
    })),
  ),
});

describe("the taper after accepted changes", () => {
  const changes = [shorter(BEFORE_TAPER, 0.85)];
  const season = seasonWith({ changes });

  test.each(TAPER)("is its share of what they left in week %i, with all its exercises", (week) => {
    const share = (biggest(season) / biggest(OLYMPIC_PLAN)) * minutes(OLYMPIC_PLAN, week);
    expect(minutes(season, week)).toBeLessThanOrEqual(share + 5);
    expect(minutes(season, week)).toBeGreaterThanOrEqual(share - 10);
    expect(rowsOf(season, week)).toHaveLength(rowsOf(OLYMPIC_PLAN, week).length);
    for (const row of rowsOf(season, week)) {
      const planned = rowsOf(OLYMPIC_PLAN, week).find(({ slotKey }) => slotKey === row.slotKey);
      const isShorter = row.duration < (planned?.duration ?? 0);
      expect(row.reasons[0]?.rule === "smaller-taper").toBe(isShorter);
    }
  });

  test("stays where one of the four weeks before it is as planned", () => {
    const most = BEFORE_TAPER.find((week) => minutes(OLYMPIC_PLAN, week) === biggest(OLYMPIC_PLAN));
    const others = BEFORE_TAPER.filter((week) => week !== most);
    const lighter = seasonWith({ changes: [shorter(others, 0.85)] });
    for (const week of TAPER) expect(rowsOf(lighter, week)).toEqual(rowsOf(OLYMPIC_PLAN, week));
  });

  // Found by random seasons: a run made shorter in the taper gave its minutes to a ride of days before.
  test("leaves its other exercises as they are where a yes in the taper shortens one", () => {
    const last = rowsOf(season, 15).findLast(({ type, brickId }) => type === "run" && !brickId);
    if (!last) throw new Error("The taper has no run");
    const { slotKey, suggestedDay, duration } = last;
    const exercises = [
      { slotKey, from: suggestedDay, day: suggestedDay, minutes: duration - 15, isLeftOut: false },
    ];
    const safe: PlanChange = { rule: "safe-step", week: 15, exercises };
    const safer = rowsOf(seasonWith({ changes: [...changes, safe] }), 15);
    const others = (rows: readonly PlannedExercise[]) =>
      rows.flatMap((row) => (row.slotKey === slotKey ? [] : [[row.slotKey, row.steps]]));
    expect(others(safer)).toEqual(others(rowsOf(season, 15)));
    expect(safer.find((row) => row.slotKey === slotKey)?.duration).toBe(duration - 15);
  });

  test("stays as it was done", () => {
    const [done, ...open] = rowsOf(OLYMPIC_PLAN, 15).filter((row) => !isTest(row));
    if (!done) throw new Error("The taper has no exercise");
    const completed = new Map([[done.slotKey, done]]);
    const lived = seasonWith({ changes }, { completed });
    expect(rowsOf(lived, 15)).toContainEqual(done);
    expect(minutesOf(open)).toBeGreaterThan(minutes(lived, 15) - done.duration);
  });
});

test("a plan without weeks before its taper stays as it is", () => {
  const request = requestOf("sprint", "intermediate", 1);
  const planned = { ...generatePlan(request), moved: new Map() };
  expect(planned.weeks.map(({ phase }) => phase)).toEqual(["race"]);
  const facts = { planned, raced: planned, changed: planned, races: [], timeOff: [] };
  expect(scaleTaper(request, facts)).toBe(planned);
});

test("a race counts as training: races alone leave the taper as it is while a week holds as much", () => {
  const raced = seasonWith({ races: [TEN_K, SPRINT] });
  expect(biggest(raced)).toBe(biggest(OLYMPIC_PLAN));
  for (const week of TAPER) expect(rowsOf(raced, week)).toEqual(rowsOf(OLYMPIC_PLAN, week));
});

test("races that take a part of each of the four weeks make the taper smaller", () => {
  const races = [10, 12, 14].map((week) => ({
    ...SPRINT,
    name: `Race of week ${week}`,
    date: addDays(SPRINT.date, 7 * (week - 10)),
  }));
  const raced = seasonWith({ races });
  expect(biggest(raced) + SPRINT.expectedMinutes).toBeLessThan(biggest(OLYMPIC_PLAN));
  for (const week of TAPER) {
    expect(minutes(raced, week)).toBeLessThan(minutes(OLYMPIC_PLAN, week));
  }
});
