import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { EXPERIENCE_LEVELS, type ExperienceLevel } from "../experience/experience.ts";
import { arbLevel } from "../testing.ts";
import { seconds } from "../units/unit.ts";
import { clampGoal, goalRange } from "./goal-range.ts";

// Remaining per mille of the prediction; in whole numbers, so that halves are exact.
const LEFT = {
  beginner: { min: 850, max: 980 },
  intermediate: { min: 900, max: 985 },
  advanced: { min: 950, max: 990 },
} as const;
const rounded = (predicted: number, perMille: number) =>
  Math.floor((predicted * perMille + 30_000) / 60_000);

describe("goalRange", () => {
  test.each<[number, ExperienceLevel, number, number, string]>([
    [6000, "beginner", 85, 98, "100 × 0.85; 100 × 0.98"],
    [6000, "intermediate", 90, 99, "100 × 0.90; 100 × 0.985 = 98.5, rounded up"],
    [6000, "advanced", 95, 99, "100 × 0.95; 100 × 0.99"],
    [10_707.0293, "beginner", 152, 175, "178.4505 × 0.85 = 151.68; × 0.98 = 174.88"],
    [10_707.0293, "intermediate", 161, 176, "178.4505 × 0.90 = 160.61; × 0.985 = 175.77"],
    [10_707.0293, "advanced", 170, 177, "178.4505 × 0.95 = 169.53; × 0.99 = 176.67"],
    [45_082.416, "beginner", 639, 736, "751.3736 × 0.85 = 638.67; × 0.98 = 736.35"],
    [45_082.416, "intermediate", 676, 740, "751.3736 × 0.90 = 676.24; × 0.985 = 740.10"],
    [45_082.416, "advanced", 714, 744, "751.3736 × 0.95 = 713.80; × 0.99 = 743.86"],
    // @covers prediction-goal-and-experience-2
  ])("for %d s of a %s is %i to %i minutes: %s", (predicted, level, min, max) => {
    expect(goalRange(seconds(predicted), level)).toEqual({ min, max });
  });

  const arbPredicted = fc.integer({ min: 300, max: 360_000 }).map(seconds);
  test.prop([arbPredicted, arbLevel])(
    // @covers forms-2
    "has ends in whole minutes, halves rounded up",
    (predicted, level) => {
      expect(goalRange(predicted, level)).toEqual({
        min: rounded(predicted, LEFT[level].min),
        max: rounded(predicted, LEFT[level].max),
      });
    },
  );

  test("rounds every half minute of a whole-minute prediction up to 100 hours", () => {
    const wrong: string[] = [];
    for (let minutes = 5; minutes <= 6000; minutes += 1) {
      for (const level of EXPERIENCE_LEVELS) {
        const { min, max } = goalRange(seconds(minutes * 60), level);
        if (min !== rounded(minutes * 60, LEFT[level].min)) wrong.push(`${minutes} ${level} min`);
        if (max !== rounded(minutes * 60, LEFT[level].max)) wrong.push(`${minutes} ${level} max`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.prop([arbPredicted, arbLevel])(
    "has its fastest goal at or below the slowest, which is at or below the prediction",
    (predicted, level) => {
      const { min, max } = goalRange(predicted, level);
      expect(min).toBeLessThanOrEqual(max);
      expect(max).toBeLessThanOrEqual(Math.round(predicted / 60));
    },
  );

  test.prop([arbPredicted])("is narrower with more experience", (predicted) => {
    const [beginner, intermediate, advanced] = EXPERIENCE_LEVELS.map((level) =>
      goalRange(predicted, level),
    );
    if (!beginner || !intermediate || !advanced) throw new Error("There are three levels");
    expect(beginner.min).toBeLessThanOrEqual(intermediate.min);
    expect(intermediate.min).toBeLessThanOrEqual(advanced.min);
    expect(beginner.max).toBeLessThanOrEqual(intermediate.max);
    expect(intermediate.max).toBeLessThanOrEqual(advanced.max);
  });
});

describe("clampGoal", () => {
  const range = { min: 152, max: 175 };

  test.each([
    [160, 160, "inside, unchanged"],
    [152, 152, "the fastest end"],
    [175, 175, "the slowest end"],
    [178, 175, "the prediction is outside: the slow end"],
    [100, 152, "faster than the range: the fast end"],
  ])("shows a goal of %i min at %i: %s", (goal, shown) => {
    expect(clampGoal(goal, range)).toBe(shown);
  });

  test.prop([fc.nat(6000), fc.nat(6000), fc.nat(600)])(
    "is the nearest value inside the range",
    (goal, min, width) => {
      const range = { min, max: min + width };
      const shown = clampGoal(goal, range);
      expect(shown).toBeGreaterThanOrEqual(range.min);
      expect(shown).toBeLessThanOrEqual(range.max);
      if (goal >= range.min && goal <= range.max) expect(shown).toBe(goal);
    },
  );
});
