import { render, screen } from "@testing-library/react";
import type { ExerciseStep, StepInterval, Zone } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { stepBlocks } from "./step-blocks.ts";
import { stepsInWords } from "./steps-in-words.ts";
import { StepProfile } from "./StepProfile.tsx";

const timed = (minutes: number, zone: Zone, over: Partial<StepInterval> = {}): StepInterval => ({
  quantity: minutes * 60,
  unit: "s",
  zone,
  isRacePace: false,
  pace: "9:00",
  seconds: minutes * 60,
  restSeconds: 0,
  ...over,
});
const metres = (quantity: number, zone: Zone, restSeconds = 0): StepInterval => ({
  ...timed(2, zone),
  quantity,
  unit: "m",
  restSeconds,
});
const step = (kind: ExerciseStep["kind"], intervals: StepInterval[], repeat = 1): ExerciseStep => ({
  kind,
  repeat,
  intervals,
});

const cruise = [
  step("warmup", [timed(10, "Z1")]),
  step("main", [timed(6, "Z4"), timed(3, "Z1")], 4),
  step("cooldown", [timed(5, "Z1")]),
];

describe("stepsInWords", () => {
  test("names warm-up, repeats with their recovery, and cool-down", () => {
    expect(stepsInWords(cruise, "miles")).toBe(
      "Warm-up 10 min Z1, 4 × 6 min Z4 with 3 min Z1, cool-down 5 min Z1",
    );
  });

  test.each([
    [step("main", [metres(100, "Z4", 15)], 12), "12 × 100 m Z4 with 15 s rest"],
    [step("main", [metres(1000, "Z2")]), "1,000 m Z2"],
    [step("steady", [timed(45, "Z2")]), "45 min Z2"],
    [step("main", [timed(1.5, "Z5")], 6), "6 × 1 min 30 s Z5"],
    [step("main", [timed(0.25, "Z6")], 6), "6 × 15 s Z5"],
    [step("main", [timed(8, "Z3", { isRacePace: true })]), "8 min race pace"],
    [step("main", [timed(2, "Z4"), timed(1, "Z5")], 3), "3 × (2 min Z4, 1 min Z5)"],
  ])("reads %# in the order of execution", (one, words) => {
    expect(stepsInWords([one], "miles")).toBe(words);
  });

  test("counts the swims of a yard pool in yards", () => {
    const one = step("main", [metres(91.44, "Z4", 15)], 8);
    expect(stepsInWords([one], "kilometers+yd")).toBe("8 × 100 yd Z4 with 15 s rest");
  });
});

describe("stepBlocks", () => {
  test("unrolls repeats in order; rests leave gaps, except the last one", () => {
    const { blocks, total } = stepBlocks([step("main", [metres(50, "Z2", 20)], 2)]);
    expect(blocks).toEqual([
      { start: 0, seconds: 120, zone: "Z2" },
      { start: 140, seconds: 120, zone: "Z2" },
    ]);
    expect(total).toBe(260);
  });
});

describe("StepProfile", () => {
  test("has its steps in words as text alternative", () => {
    render(<StepProfile discipline="bike" steps={cruise} />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(stepsInWords(cruise, "miles"));
  });

  test("has one dash for each started quarter of an hour", () => {
    const { container } = render(<StepProfile discipline="bike" steps={cruise} />);
    const dashes = [...container.querySelectorAll("path")].at(-1)?.getAttribute("d") ?? "";
    expect(dashes.match(/M/g)).toHaveLength(Math.ceil(51 / 15));
  });

  test("draws nothing without steps", () => {
    const { container } = render(<StepProfile discipline="run" steps={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
