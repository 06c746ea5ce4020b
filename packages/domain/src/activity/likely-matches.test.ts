import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { likelyMatches } from "./likely-matches.ts";
import { openActivity, openExercise } from "./testing/open-rows.ts";

const pairs = (...args: Parameters<typeof likelyMatches>) =>
  likelyMatches(...args).map(({ exerciseId, activityId }) => [exerciseId, activityId]);

describe("likelyMatches", () => {
  test("asks about a recording that is too long to be certain", () => {
    const exercise = openExercise({ scheduledDate: isoDate("2026-03-03") });
    const long = openActivity({ durationSeconds: 6300, distanceMeters: null });
    expect(pairs([exercise], [long])).toEqual([[1, 1]]);
    expect(
      pairs([exercise], [openActivity({ durationSeconds: 600, distanceMeters: 900 })]),
    ).toEqual([]);
  });

  test("compares a recording with its week, and with days placed near it", () => {
    const sunday = openExercise({
      id: 1,
      weekStart: isoDate("2026-03-08"),
      scheduledDate: isoDate("2026-03-08"),
    });
    const unplaced = openExercise({ id: 2, weekStart: isoDate("2026-03-08") });
    const saturday = openActivity({ localDate: isoDate("2026-03-07") });
    expect(pairs([sunday, unplaced], [saturday])).toEqual([[1, 1]]);
    expect(pairs([unplaced], [saturday])).toEqual([]);
  });

  test("decides each week by itself", () => {
    const exercises = [
      openExercise({ id: 1, scheduledDate: isoDate("2026-03-03") }),
      openExercise({
        id: 2,
        weekStart: isoDate("2026-03-08"),
        scheduledDate: isoDate("2026-03-10"),
      }),
    ];
    const activities = [
      openActivity({ id: 7, localDate: isoDate("2026-03-10") }),
      openActivity({ id: 8 }),
    ];
    expect(pairs(exercises, activities)).toEqual([
      [2, 7],
      [1, 8],
    ]);
  });
});
