import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { arbOpenActivity, arbOpenExercise } from "../testing.ts";
import { rankExercises } from "./rank-exercises.ts";
import { openActivity, openExercise } from "./testing/open-rows.ts";

const idsOf = (ranked: ReturnType<typeof rankExercises>) =>
  ranked.map(({ exerciseId }) => exerciseId);

describe("rankExercises", () => {
  test("puts the exercise of the same day and length first", () => {
    const ranked = rankExercises(
      [
        openExercise({ id: 1, duration: 90 }),
        openExercise({ id: 2, scheduledDate: isoDate("2026-03-03") }),
        openExercise({ id: 3, scheduledDate: isoDate("2026-03-05") }),
      ],
      openActivity(),
    );
    expect(idsOf(ranked)).toEqual([2, 3, 1]);
  });

  test("leaves out other sports and other weeks", () => {
    const others = [
      openExercise({ id: 1, type: "bike" }),
      openExercise({ id: 2, weekStart: isoDate("2026-03-08") }),
    ];
    expect(rankExercises(others, openActivity())).toEqual([]);
  });

  test.each(["hiking", "casual_walking"])("offers no run for %s", (activityType) => {
    expect(rankExercises([openExercise()], openActivity({ activityType }))).toEqual([]);
  });

  test.prop([fc.array(arbOpenExercise, { maxLength: 8 }), arbOpenActivity])(
    "has falling scores, whatever the order of the exercises",
    (exercises, activity) => {
      const own = exercises.map((exercise, id) => ({ ...exercise, id }));
      const ranked = rankExercises(own, activity);
      expect(rankExercises(own.toReversed(), activity)).toEqual(ranked);
      for (const [index, { score }] of ranked.entries()) {
        expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? 1);
      }
    },
  );
});
