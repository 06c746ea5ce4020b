import type { ExerciseStep } from "@triplan/domain";
import { expect, test } from "vitest";
import { lengthTarget, sendOffOf } from "./send-off.ts";

const set = (quantity: number, restSeconds: number, changes: Partial<ExerciseStep> = {}) => ({
  kind: "main" as const,
  repeat: 6,
  intervals: [
    {
      quantity,
      unit: "m" as const,
      zone: "Z4" as const,
      isRacePace: false,
      pace: "1:57",
      seconds: 234,
      restSeconds,
      target: { slow: "1:58", fast: "1:56" },
    },
  ],
  ...changes,
});

test.each([
  [200, 20, "4:15", "3:54", 10, "4:25"],
  [100, 15, "2:10", "1:57", 5, "2:20"],
  [50, 10, "1:10", "0:59", 5, "1:20"],
] as const)(
  "%i m with %i s of rest leave every %s",
  (quantity, rest, every, swim, minRest, later) => {
    expect(sendOffOf(set(quantity, rest))).toEqual({
      every,
      meters: quantity,
      swim,
      rest,
      minRest,
      later,
    });
  },
);

test("a set has no send-off without rest, in drills, in the warm-up and in one piece", () => {
  expect(sendOffOf(set(200, 0))).toBeNull();
  expect(sendOffOf(set(50, 15, { drills: [{ name: "Catch-up", cue: "Glide." }] }))).toBeNull();
  expect(sendOffOf(set(50, 15, { kind: "warmup" }))).toBeNull();
  expect(sendOffOf(set(200, 20, { repeat: 1 }))).toBeNull();
});

test("the target of a repetition is for its length", () => {
  expect(set(200, 20).intervals.map(lengthTarget)).toEqual(["3:52-3:56"]);
  expect(set(100, 20).intervals.map(lengthTarget)).toEqual([null]);
});
