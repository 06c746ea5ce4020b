import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { arbOpenWeek } from "../testing.ts";
import { decideMatches } from "./decide-matches.ts";
import { openActivity, openExercise } from "./testing/open-rows.ts";

const MONDAY = isoDate("2026-03-02");
const TUESDAY = isoDate("2026-03-03");
const WEDNESDAY = isoDate("2026-03-04");
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 2, day, hour, minute);
const MINUTE = 60;

const pairs = (found: readonly { exerciseId: number; activityId: number }[]) =>
  found.map(({ exerciseId, activityId }) => [exerciseId, activityId]);

describe("decideMatches links automatically", () => {
  test("an exercise done as placed", () => {
    const tuesday = openExercise({ id: 7, scheduledDate: TUESDAY });
    expect(decideMatches([tuesday], [openActivity({ id: 9 })])).toEqual({
      links: [{ exerciseId: 7, activityId: 9, score: 1 }],
      suggestions: [],
    });
  });

  test("two runs on two days to their own exercises", () => {
    const exercises = [
      openExercise({ id: 1, scheduledDate: MONDAY }),
      openExercise({ id: 2, scheduledDate: WEDNESDAY }),
    ];
    const activities = [
      openActivity({ id: 11, localDate: WEDNESDAY, startMs: at(4, 6) }),
      openActivity({ id: 12, localDate: MONDAY, startMs: at(2, 6) }),
    ];
    expect(pairs(decideMatches(exercises, activities).links)).toEqual([
      [1, 12],
      [2, 11],
    ]);
  });

  test("a ride and the run directly after it to the halves of a brick", () => {
    const brick = { brickId: "b", scheduledDate: null, distanceMeters: null };
    const exercises = [
      openExercise({ id: 1, type: "bike", duration: 60, ...brick }),
      openExercise({ id: 2, type: "run", duration: 20, ...brick }),
    ];
    const ride = openActivity({ id: 11, family: "bike", startMs: at(3, 6), distanceMeters: null });
    const run = openActivity({
      id: 12,
      startMs: at(3, 7, 10),
      durationSeconds: 20 * MINUTE,
      distanceMeters: null,
    });
    // .25 for the day, .5 for the time and .1 for the change within half an hour.
    const { links } = decideMatches(exercises, [ride, run]);
    expect(pairs(links)).toEqual([
      [1, 11],
      [2, 12],
    ]);
    expect(links.map(({ score }) => score)).toEqual([
      expect.closeTo(0.85, 9),
      expect.closeTo(0.85, 9),
    ]);
    const late = { ...run, startMs: at(3, 8) };
    expect(decideMatches(exercises, [ride, late]).links[0]?.score).toBeCloseTo(0.75, 9);
  });

  test("one run to the first of two equal exercises without a day", () => {
    const twins = [
      openExercise({ id: 1, orderIndex: 2 }),
      openExercise({ id: 2, orderIndex: 1, duration: 57 }),
    ];
    expect(pairs(decideMatches(twins, [openActivity({ id: 11 })]).links)).toEqual([[2, 11]]);
  });

  test("two runs to two equal exercises without a day", () => {
    const twins = [openExercise({ id: 1 }), openExercise({ id: 2, orderIndex: 1 })];
    const runs = [openActivity({ id: 11 }), openActivity({ id: 12, startMs: at(5, 6) })];
    const { links, suggestions } = decideMatches(twins, runs);
    expect(links).toHaveLength(2);
    expect(suggestions).toEqual([]);
  });
});

describe("decideMatches suggests", () => {
  test("the better of two runs on the day of one exercise", () => {
    const exercise = openExercise({ id: 1, scheduledDate: TUESDAY });
    const runs = [
      openActivity({ id: 11, durationSeconds: 58 * MINUTE }),
      openActivity({ id: 12, startMs: at(3, 18), durationSeconds: 63 * MINUTE }),
    ];
    const { links, suggestions } = decideMatches([exercise], runs);
    expect(links).toEqual([]);
    // ln(60 / 58) is less than ln(63 / 60), so the first fits a little better.
    expect(pairs(suggestions)).toEqual([[1, 11]]);
  });

  test("a run that fits two exercises of its day", () => {
    const exercises = [1, 2].map((id) => openExercise({ id, scheduledDate: TUESDAY }));
    const { links, suggestions } = decideMatches(exercises, [openActivity({ id: 11 })]);
    expect(links).toEqual([]);
    expect(pairs(suggestions)).toEqual([[1, 11]]);
  });

  test("a run two days from the placed day, however well it fits", () => {
    const exercise = openExercise({ scheduledDate: isoDate("2026-03-05") });
    const { links, suggestions } = decideMatches([exercise], [openActivity()]);
    expect(links).toEqual([]);
    expect(suggestions[0]?.score).toBeCloseTo(0.7, 9);
  });

  test("matches from a score of .45 and nothing below", () => {
    const placed = openExercise({ scheduledDate: TUESDAY, distanceMeters: null });
    // Half the time scores 0: the day alone is .5, and on another day .3.
    const short = openActivity({ durationSeconds: 30 * MINUTE });
    expect(decideMatches([placed], [short]).suggestions).toHaveLength(1);
    const other = { ...short, localDate: MONDAY, startMs: at(2, 6) };
    expect(decideMatches([placed], [other])).toEqual({ links: [], suggestions: [] });
  });
});

describe("decideMatches ignores", () => {
  const exercise = openExercise({ scheduledDate: TUESDAY, duration: 5 });

  test("activities under five minutes", () => {
    const none = { links: [], suggestions: [] };
    expect(decideMatches([exercise], [openActivity({ durationSeconds: 299 })])).toEqual(none);
    expect(decideMatches([exercise], [openActivity({ durationSeconds: 300 })])).not.toEqual(none);
  });

  test("the shorter of two recordings of one training", () => {
    const hour = openExercise({ id: 1, scheduledDate: TUESDAY });
    const watch = openActivity({ id: 11 });
    const phone = openActivity({ id: 12, startMs: at(3, 6, 5), durationSeconds: 50 * MINUTE });
    expect(decideMatches([hour], [phone, watch])).toEqual({
      links: [{ exerciseId: 1, activityId: 11, score: 1 }],
      suggestions: [],
    });
  });
});

describe("decideMatches (properties)", () => {
  test.prop([arbOpenWeek])("links an exercise and an activity at most once", (week) => {
    const { links } = decideMatches(week.exercises, week.activities);
    expect(new Set(links.map(({ exerciseId }) => exerciseId)).size).toBe(links.length);
    expect(new Set(links.map(({ activityId }) => activityId)).size).toBe(links.length);
  });

  test.prop([arbOpenWeek])("links or suggests each exercise and activity at most once", (week) => {
    const { links, suggestions } = decideMatches(week.exercises, week.activities);
    const all = [...links, ...suggestions];
    expect(new Set(all.map(({ exerciseId }) => exerciseId)).size).toBe(all.length);
    expect(new Set(all.map(({ activityId }) => activityId)).size).toBe(all.length);
  });

  test.prop([
    arbOpenWeek.chain((week) =>
      fc.record({
        week: fc.constant(week),
        exercises: fc.shuffledSubarray(week.exercises, { minLength: week.exercises.length }),
        activities: fc.shuffledSubarray(week.activities, { minLength: week.activities.length }),
      }),
    ),
  ])("does not depend on the input order", (given) => {
    const { week, exercises, activities } = given;
    expect(decideMatches(exercises, activities)).toEqual(
      decideMatches(week.exercises, week.activities),
    );
  });

  test.prop([arbOpenWeek])("pairs equal disciplines with scores within bounds", (week) => {
    const { links, suggestions } = decideMatches(week.exercises, week.activities);
    for (const { exerciseId, activityId, score } of [...links, ...suggestions]) {
      const exercise = week.exercises.find(({ id }) => id === exerciseId);
      const activity = week.activities.find(({ id }) => id === activityId);
      expect(exercise?.type).toBe(activity?.family);
      expect(score).toBeGreaterThanOrEqual(0.45);
      expect(score).toBeLessThanOrEqual(1);
    }
    for (const { score } of links) expect(score).toBeGreaterThanOrEqual(0.7 - 1e-9);
  });

  test.prop([arbOpenWeek])("returns suggestions best first", (week) => {
    const scores = decideMatches(week.exercises, week.activities).suggestions.map(
      ({ score }) => score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});
