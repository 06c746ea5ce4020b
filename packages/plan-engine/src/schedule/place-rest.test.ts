import { addDays, isoDate, WEEKDAYS, type Weekday } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "../testing/generated-plan.ts";
import type { PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { arbRequest, requestOf, scheduleOf } from "../testing/index.ts";
import { runs } from "../testing/runs.ts";
import { placeRest } from "./place-rest.ts";
import type { RestExercise } from "./rest-unit.ts";

const LONG_AGO = isoDate("2020-01-01");
const open = (exercise: PlannedExercise): RestExercise => ({ ...exercise, day: null });

/** A week of any plan in which the athlete placed some exercises. */
const arbWeek = fc
  .tuple(
    arbRequest,
    fc.nat(),
    fc.array(fc.option(fc.constantFrom(...WEEKDAYS)), { minLength: 16, maxLength: 16 }),
    fc.constantFrom(...WEEKDAYS),
  )
  .map(([request, number, places, weekday]) => {
    const plan = generatedPlan(request);
    const week = (number % plan.weeks.length) + 1;
    const planned = plan.weeks[week - 1]?.exercises ?? [];
    const exercises = planned.map((exercise, index): RestExercise => ({
      ...exercise,
      day: places[index] ?? null,
    }));
    const today = addDays(request.startDate, (week - 1) * 7 + weekday);
    return { request, week, planned, exercises, today };
  });

describe("placeRest", () => {
  test.prop([arbWeek], runs(25))(
    "uses the plan's suggestions when nothing is placed",
    ({ request, week, planned }) => {
      const placed = placeRest(request, { week, today: LONG_AGO, exercises: planned.map(open) });
      expect(placed).toEqual(
        new Map(planned.map(({ slotKey, suggestedDay }) => [slotKey, suggestedDay])),
      );
    },
  );

  test.prop([arbWeek], runs(50))(
    "gives every open exercise a training day and moves nothing else",
    ({ request, week, exercises, today }) => {
      const placed = placeRest(request, { week, today, exercises });
      const looking = exercises.filter(({ day }) => day === null);
      expect([...placed.keys()].toSorted()).toEqual(
        looking.map(({ slotKey }) => slotKey).toSorted(),
      );
      const isTraining = (day: Weekday) =>
        request.schedule.some((entry) => entry.day === day && entry.available && entry.hours > 0);
      const beside = new Set(exercises.filter(({ day }) => day !== null).map((e) => e.brickId));
      for (const { slotKey, brickId } of looking) {
        const day = placed.get(slotKey);
        // Half a brick follows the other half, wherever the athlete placed it.
        if (brickId !== null && beside.has(brickId)) continue;
        expect(day !== undefined && isTraining(day)).toBe(true);
      }
    },
  );

  test.prop([arbWeek], runs(25))(
    "keeps an open brick together",
    ({ request, week, today, planned }) => {
      const placed = placeRest(request, { week, today, exercises: planned.map(open) });
      const bricks = Map.groupBy(
        planned.filter(({ brickId }) => brickId !== null),
        ({ brickId }) => brickId,
      );
      for (const halves of bricks.values())
        expect(new Set(halves.map(({ slotKey }) => placed.get(slotKey))).size).toBe(1);
    },
  );
});

const exercise = (
  slotKey: string,
  type: RestExercise["type"],
  over: Partial<RestExercise> = {},
): RestExercise => ({
  slotKey,
  type,
  templateId: "X",
  duration: 60,
  intensity: "easy",
  brickId: null,
  steps: [],
  suggestedDay: null,
  day: null,
  ...over,
});

describe("placeRest with placed exercises", () => {
  const request: PlanRequest = requestOf(
    "olympic",
    "intermediate",
    16,
    scheduleOf([2, 2, 2, 2, 2, 2, 3], [0, 6]),
  );
  const sunday = addDays(request.startDate, 14);
  const place = (today: Weekday, ...exercises: RestExercise[]) =>
    placeRest(request, { week: 3, today: addDays(sunday, today), exercises });

  test("keeps a hard run away from a placed hard run", () => {
    const fixed = exercise("a", "run", { intensity: "threshold", day: 3 });
    const day = place(0, fixed, exercise("b", "run", { intensity: "threshold" })).get("b") ?? 3;
    expect(Math.abs(day - 3)).toBeGreaterThan(1);
  });

  test("keeps past days free while later days have room", () => {
    const placed = place(4, exercise("a", "swim"), exercise("b", "bike"), exercise("c", "run"));
    expect(Math.min(...placed.values())).toBeGreaterThanOrEqual(4);
  });

  test("uses past days when Saturday has no room left", () => {
    const runs = ["a", "b", "c"].map((key) => exercise(key, "run"));
    const days = [...place(6, ...runs).values()];
    expect(days.filter((day) => day === 6)).toHaveLength(1);
    expect(new Set(days).size).toBe(3);
  });

  test("puts the other half of a brick on the day of the first", () => {
    const ride = exercise("a", "bike", { brickId: "x", day: 2 });
    expect(place(0, ride, exercise("b", "run", { brickId: "x", suggestedDay: 6 }))).toEqual(
      new Map([["b", 2]]),
    );
  });

  test("keeps the day of a race free, even if the plan suggests it", () => {
    const race = addDays(sunday, 4);
    const open = [
      exercise("a", "run", { suggestedDay: 4 }),
      exercise("b", "bike", { suggestedDay: 2 }),
      exercise("c", "swim", { suggestedDay: 4 }),
    ];
    const inWeek = { week: 3, today: sunday, exercises: open };
    expect(placeRest(request, inWeek).get("a")).toBe(4);
    const placed = placeRest(request, { ...inWeek, raceDates: [race, addDays(race, 7)] });
    expect(placed.size).toBe(3);
    expect([...placed.values()]).not.toContain(4);
  });

  test("breaks the fewest rules for an exercise that fits on no day", () => {
    const placed = place(0, exercise("a", "bike", { duration: 240 }));
    // Saturday is the longest day, with three hours.
    expect(placed.get("a")).toBe(6);
  });
});
