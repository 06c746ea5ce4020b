import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { arbOpenActivity, arbOpenExercise } from "../testing.ts";
import { matchScore } from "./match-score.ts";
import { openActivity, openExercise } from "./testing/open-rows.ts";

describe("matchScore", () => {
  test.each<[string, number | null, string]>([
    ["2026-03-03", 1, "the same day: .4 + .35 + .25"],
    ["2026-03-04", 0.84, "a day off: .4 × .6 + .6"],
    ["2026-03-01", 0.7, "two days off: .4 × .25 + .6"],
    ["2026-03-06", 0.6, "three days off in the week: the day scores 0"],
    ["2026-03-08", null, "five days off in the next week: never"],
  ])("is for a run placed on Tuesday and recorded on %s: %s (%s)", (localDate, score) => {
    const exercise = openExercise({ scheduledDate: isoDate("2026-03-03") });
    const found = matchScore(exercise, openActivity({ localDate: isoDate(localDate) }));
    if (score === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(score, 9);
  });

  test.each<[string, number | null, string]>([
    ["2026-03-07", 0.8, "any day of its week: .4 × .5 + .6"],
    ["2026-03-08", null, "the Sunday after it"],
    ["2026-02-28", null, "the Saturday before it"],
  ])("is for an unplaced run recorded on %s: %s (%s)", (localDate, score) => {
    const found = matchScore(openExercise(), openActivity({ localDate: isoDate(localDate) }));
    if (score === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(score, 9);
  });

  test("counts the Saturday before a placed Sunday as one day off, across weeks", () => {
    const exercise = openExercise({ scheduledDate: isoDate("2026-03-01") });
    const saturday = openActivity({ localDate: isoDate("2026-02-28") });
    expect(matchScore(exercise, saturday)).toBeCloseTo(0.84, 9);
  });

  test("scores half or twice the time 0 and 1.41 times the time half", () => {
    const exercise = openExercise({ distanceMeters: null });
    const ofMinutes = (minutes: number) =>
      matchScore(exercise, openActivity({ durationSeconds: minutes * 60 })) ?? 0;
    // Without a distance: .5 × .5 for the day, and .5 for the time.
    expect(ofMinutes(60)).toBeCloseTo(0.75, 9);
    expect(ofMinutes(30)).toBeCloseTo(0.25, 9);
    expect(ofMinutes(120)).toBeCloseTo(0.25, 9);
    expect(ofMinutes(60 * Math.SQRT2)).toBeCloseTo(0.5, 9);
  });

  test("accepts a swim without its rests: 45 of 60 minutes fit fully", () => {
    const swim = openExercise({ type: "swim", distanceMeters: null });
    const swum = openActivity({ family: "swim", durationSeconds: 45 * 60 });
    expect(matchScore(swim, swum)).toBeCloseTo(0.75, 9);
    const run = openExercise({ type: "run", distanceMeters: null });
    const ran = openActivity({ family: "run", durationSeconds: 45 * 60 });
    // 1 − ln(60 / 45) / ln 2 = 0.585: .25 + .2925.
    expect(matchScore(run, ran)).toBeCloseTo(0.5425, 3);
  });

  test.each(["multisport", "transition", "other", "bike"] as const)(
    "is null for a run recorded as %s",
    (family) => {
      expect(matchScore(openExercise({ type: "run" }), openActivity({ family }))).toBeNull();
    },
  );

  test.each(["walking", "hiking", "rucking", "WHEELCHAIR_PUSH_WALK"])(
    "is null for a run recorded as %s",
    (activityType) => {
      expect(matchScore(openExercise({ type: "run" }), openActivity({ activityType }))).toBeNull();
    },
  );

  // @covers entities-15
  test("is null for strength training or yoga and a swim", () => {
    const swim = openExercise({ type: "swim" });
    expect(matchScore(swim, openActivity({ family: "other" }))).toBeNull();
  });

  test.prop([arbOpenExercise, arbOpenActivity])("is null or from 0 to 1", (exercise, activity) => {
    const score = matchScore(exercise, activity);
    expect(score === null || (score >= 0 && score <= 1)).toBe(true);
  });

  test.prop([fc.integer({ min: 6, max: 300 }), fc.double({ min: 1, max: 3, noNaN: true })])(
    "never improves further from the planned time",
    (minutes, factor) => {
      const exercise = openExercise({ duration: minutes, distanceMeters: null });
      const at = (seconds: number) =>
        matchScore(exercise, openActivity({ durationSeconds: seconds })) ?? 0;
      const planned = minutes * 60;
      expect(at(planned * factor)).toBeLessThanOrEqual(at(planned));
      expect(at(planned * factor * 1.1)).toBeLessThanOrEqual(at(planned * factor));
    },
  );
});
