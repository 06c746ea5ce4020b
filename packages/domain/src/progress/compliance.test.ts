import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { COMPLIANCE_WORDS, complianceOf, complianceWord, isDoneAsMeant } from "./compliance.ts";
import { doneFor, exerciseOn, stepIn } from "./testing.ts";

const exercise = exerciseOn(3);

const rank = (minutes: number) =>
  COMPLIANCE_WORDS.indexOf(complianceWord(complianceOf(exercise, doneFor(exercise, { minutes }))));

describe("complianceOf", () => {
  test.each([
    [29, "much-shorter"],
    [30, "shorter"],
    [47, "shorter"],
    [48, "as-planned"],
    [72, "as-planned"],
    [73, "longer"],
    [90, "longer"],
    [91, "much-longer"],
  ])("calls %i of 60 minutes %s", (minutes, word) => {
    expect(complianceWord(complianceOf(exercise, doneFor(exercise, { minutes })))).toBe(word);
  });

  test("compares swims by distance where both are known", () => {
    const [step] = [stepIn("Z2", 30)];
    const intervals = step.intervals.map((each) => ({
      ...each,
      unit: "m" as const,
      quantity: 500,
    }));
    const swim = exerciseOn(3, { type: "swim", steps: [{ ...step, repeat: 4, intervals }] });
    expect(complianceOf(swim, doneFor(swim, { minutes: 90, distance: 2000 }))).toBe(100);
    expect(complianceOf(swim, doneFor(swim, { minutes: 90 }))).toBe(150);
  });

  test.prop([fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 600 })])(
    "never falls when more is done",
    (minutes, more) => {
      expect(rank(minutes + more)).toBeGreaterThanOrEqual(rank(minutes));
    },
  );
});

describe("isDoneAsMeant", () => {
  const key = exerciseOn(3, { isKey: true, steps: [stepIn("Z2", 40), stepIn("Z4", 20)] });

  test("gives another sport no credit for a key exercise", () => {
    const ride = doneFor(key, { minutes: 90, family: "bike", activityType: "CYCLING" });
    expect(isDoneAsMeant(key, ride)).toBe(false);
  });

  test.each([
    ["all of it without zones", 60, null, true],
    ["too little", 47, null, false],
    ["70 % of its hard minutes", 60, [0, 2760, 0, 840, 0], true],
    ["its hard minutes in a higher zone", 60, [0, 2400, 0, 0, 1200], true],
    ["half of its hard minutes", 60, [0, 3000, 0, 600, 0], false],
  ] as const)("judges %s", (_name, minutes, zones, expected) => {
    const zoneSeconds = zones && ([...zones] as [number, number, number, number, number]);
    expect(isDoneAsMeant(key, doneFor(key, { minutes, zoneSeconds }))).toBe(expected);
  });
});
