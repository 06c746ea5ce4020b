import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { distanceText, mainPace } from "../../intensity/measure-steps.ts";
import { paceFigure } from "../../intensity/pace-text.ts";
import { planPaces } from "../../intensity/week-paces.ts";
import { requestOf } from "../../testing/index.ts";
import { findTemplate } from "../library/library.ts";
import { describeSteps } from "./describe-steps.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import { resolveSteps } from "../resolve/resolve-steps.ts";

const paces = planPaces(requestOf("olympic", "intermediate", 16), 14).pacesOf(1);

/** Text, distance and pace of a template for an athlete with the form's defaults. */
function written(id: string, minutes: number) {
  const template = findTemplate(id);
  if (!template) throw new RangeError(id);
  const measure = {
    discipline: template.discipline,
    paces: paces[template.discipline],
    poolLength: 25,
  };
  const resolved = resolveSteps(template.steps, minutes, measure, { share: 1 }) ?? [];
  const steps = exerciseSteps(resolved, measure, "Z3");
  return {
    lines: describeSteps(steps, {
      pace: (pace) => paceFigure(template.discipline, pace),
      pool: "m",
    }).split("\n"),
    distance: distanceText(template.discipline, steps),
    pace: mainPace(template.discipline, steps, template.intensity),
  };
}

describe("the text of an exercise", () => {
  test("describes a swim by metres, target and rest", () => {
    // CSS 2:25.5. 300 m easy 8:54, 4 × 50 m 6:26 with rest, 10 × 100 m 26:50, 100 m easy 2:58: 45
    // min 8 s.
    expect(written("S06", 45)).toEqual({
      lines: [
        "Warm-up: 300 m easy (Z1)",
        "Main set: 4 × 50 m at 2:43/100m (Z2), 15 s rest",
        "Main set: 10 × 100 m at 2:26/100m (Z4), 15 s rest",
        "Cool-down: 100 m easy (Z1)",
      ],
      distance: "1600 m",
      pace: "2:26/100m",
    });
  });

  test("puts repetitions with a recovery in brackets", () => {
    expect(written("R10", 45).lines[1]).toBe(
      "Main set: 4 × (6 min at 8:12/mi (Z4) + 1 min 30 s easy (Z1))",
    );
  });

  test("writes repeated parts within a repetition once", () => {
    expect(written("B14", 40).lines[1]).toBe(
      "Main set: 3 × (5 × 30 s at 19.5 mph (Z5), with 30 s easy (Z1) between + 3 min 30 s easy (Z1))",
    );
  });

  test("names race pace and its zone", () => {
    expect(written("R18", 45).lines[1]).toContain("5 min at race pace, 8:30/mi (Z3)");
  });

  test("keeps an easy run easy despite strides", () => {
    expect(written("R03", 30).pace).toBe("10:06/mi");
  });

  test("shows a short run in hundredths of a mile and a long one in tenths", () => {
    expect(written("R01", 15).distance).toMatch(/^\d\.\d\d mi$/);
    expect(written("R05", 60).distance).toMatch(/^\d\.\d mi$/);
  });
});
