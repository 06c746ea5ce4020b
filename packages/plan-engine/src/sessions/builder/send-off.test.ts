import type { ExerciseStep } from "@triplan/domain";
import { expect, test } from "vitest";
import { lengthTarget, sendOffOf } from "./send-off.ts";

const POOL = { pool: "m" } as const;

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
    expect(sendOffOf(set(quantity, rest), POOL)).toEqual({
      every,
      length: `${quantity} m`,
      swim,
      rest,
      minRest,
      later,
    });
  },
);

test("a set has no send-off without rest, in drills, in the warm-up and in one piece", () => {
  expect(sendOffOf(set(200, 0), POOL)).toBeNull();
  expect(
    sendOffOf(set(50, 15, { drills: [{ name: "Catch-up", cue: "Glide." }] }), POOL),
  ).toBeNull();
  expect(sendOffOf(set(50, 15, { kind: "warmup" }), POOL)).toBeNull();
  expect(sendOffOf(set(200, 20, { repeat: 1 }), POOL)).toBeNull();
});

const targets = (meters: number, pool: "m" | "yd") =>
  set(meters, 20).intervals.map((work) => lengthTarget(work, { pool }));

test("the target of a repetition is for its length", () => {
  expect(targets(200, "m")).toEqual(["3:52-3:56"]);
  expect(targets(100, "m")).toEqual([null]);
  // 200 yd at 1:56 and 1:58 per 100 m; 100 yd need no target of their own.
  expect(targets(182.88, "yd")).toEqual(["3:32-3:36"]);
  expect(targets(91.44, "yd")).toEqual([null]);
});
