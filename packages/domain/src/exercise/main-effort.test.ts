import { describe, expect, test } from "vitest";
import type { ExerciseStep, StepInterval, Zone } from "./exercise-steps.ts";
import { mainStretches, mainZone } from "./main-effort.ts";

const timed = (minutes: number, zone: Zone, isRacePace = false): StepInterval => ({
  quantity: minutes * 60,
  unit: "s",
  zone,
  isRacePace,
  pace: "9:00",
  seconds: minutes * 60,
  restSeconds: 0,
});
const step = (kind: ExerciseStep["kind"], intervals: StepInterval[], repeat = 1): ExerciseStep => ({
  kind,
  repeat,
  intervals,
});
const warmUp = step("warmup", [timed(10, "Z1")]);

describe("mainZone", () => {
  test("is the zone of the repetitions, not of the recoveries between them", () => {
    const steps = [warmUp, step("main", [timed(3, "Z4"), timed(3, "Z1")], 4)];
    expect(mainZone({ steps, intensity: "threshold" })).toBe("Z4");
  });

  test.each([
    ["with a steady part", [step("steady", [timed(25, "Z2")])], "Z2"],
    ["with only its warm-up beside them", [], "Z1"],
  ])("ignores the strides of an easy run %s", (_name, steady, zone) => {
    const strides = step("main", [timed(1 / 3, "Z6"), timed(1, "Z1")], 6);
    const steps = [warmUp, ...steady, strides];
    expect(mainZone({ steps, intensity: "easy" })).toBe(zone);
  });

  test("ignores openers at race pace in an easy exercise", () => {
    const openers = step("main", [timed(2, "Z4", true), timed(2, "Z1")], 3);
    expect(mainZone({ steps: [warmUp, openers], intensity: "easy" })).toBe("Z1");
  });

  test("is the zone of race pace if the exercise has some", () => {
    const main = step("main", [timed(10, "Z3", true), timed(15, "Z4")]);
    const stretches = mainStretches({ steps: [warmUp, main], intensity: "tempo" });
    expect(stretches.every((each) => each.isRacePace)).toBe(true);
  });

  test("is null for an exercise without steps", () => {
    expect(mainZone({ steps: [], intensity: "easy" })).toBeNull();
  });
});
