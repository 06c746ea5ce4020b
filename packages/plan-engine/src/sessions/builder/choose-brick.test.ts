import { RACE_TYPES } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import type { Plan } from "../../model/plan-types.ts";
import { applyAdjustments } from "../../revise/adjustments/apply-adjustments.ts";
import { requestOf } from "../../testing/index.ts";

const bricksOf = (plan: Plan) =>
  plan.weeks.flatMap(({ exercises }) => exercises.filter(({ brickId }) => brickId !== null));

const NAME = {
  bike: /^(Brick|(Race-pace|Threshold|Interval|Taper|Race rehearsal) brick) ride$/,
  run: /^(Brick|(Race-pace|Interval|Tempo|Taper|Race rehearsal) brick) run$/,
} as const;

describe("the name of a brick", () => {
  test.each(RACE_TYPES)("is its half, with the work of a half that is not easy (%s)", (race) => {
    for (const level of ["beginner", "intermediate", "advanced"] as const) {
      const request = requestOf(race, level, 20);
      const plan = generatePlan(request);
      const adjusted = applyAdjustments(request, plan, [
        {
          fromWeek: 8,
          adjustmentType: "volume",
          volumeAdjustment: 70,
          intensityAdjustment: "maintain",
          reason: null,
        },
      ]);
      const bricks = [...bricksOf(plan), ...bricksOf(adjusted)];
      expect(
        bricks.filter(({ type, name }) => !NAME[type === "run" ? type : "bike"].test(name)),
      ).toEqual([]);
      const easy = bricks.filter(({ intensity }) => intensity === "easy");
      expect(easy.filter(({ name }) => !name.startsWith("Brick r"))).toEqual([]);
    }
  });

  test("leaves it to the notes of the ride to say which brick is the first", () => {
    const rides = bricksOf(generatePlan(requestOf("olympic", "beginner", 20))).filter(
      ({ type }) => type === "bike",
    );
    const [first, ...others] = rides.map(({ notes }) => notes.includes("Your first brick"));
    expect(first).toBe(true);
    expect(others).toContain(false);
    expect(others).not.toContain(true);
  });
});
