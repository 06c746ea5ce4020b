import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { ExerciseStep, StepInterval } from "../exercise/exercise-steps.ts";
import type { ActivityStream } from "./activity-stream.ts";
import { foundStretches } from "./found-stretches.ts";
import { plannedStretches } from "./planned-stretches.ts";

const interval = (seconds: number, zone: StepInterval["zone"], restSeconds = 0): StepInterval => ({
  quantity: seconds,
  unit: "s",
  zone,
  isRacePace: false,
  pace: "10:00",
  seconds,
  restSeconds,
});

/** 10 min easy, n × (effort, 2 min easy), 5 min easy. */
const planOf = (rounds: number, effort: number): ExerciseStep[] => [
  { kind: "warmup", repeat: 1, intervals: [interval(600, "Z1")] },
  { kind: "main", repeat: rounds, intervals: [interval(effort, "Z4"), interval(120, "Z1")] },
  { kind: "cooldown", repeat: 1, intervals: [interval(300, "Z1")] },
];

interface Part {
  seconds: number;
  speed: number;
}

/** Repeats of noise, so that no two seconds of a part are the same. */
const NOISE = [0.03, -0.02, 0.01, -0.04, 0.02, 0.04, -0.01, -0.03];

function streamOf(parts: readonly Part[], field: "speed" | "power" = "speed"): ActivityStream {
  const values = parts.flatMap(({ seconds, speed }) =>
    Array.from({ length: seconds }, (_, at) => speed * (1 + (NOISE[(at >> 2) % 8] ?? 0))),
  );
  return { time: values.map((_, at) => at), [field]: values };
}

const EASY = 2.6;
const FAST = 3.4;
const speedOf = ({ interval: { zone } }: { interval: StepInterval }) =>
  zone === "Z4" ? FAST : EASY;
const off = fc.double({ min: -0.08, max: 0.08, noNaN: true });

describe("foundStretches", () => {
  test.prop([
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 120, max: 600 }),
    fc.integer({ min: 0, max: 400 }),
    fc.array(off, { minLength: 14, maxLength: 14 }),
  ])("finds efforts wherever they begin", (rounds, effort, late, offs) => {
    const planned = plannedStretches(planOf(rounds, effort));
    const parts = planned.map((stretch, at) => ({
      seconds: Math.round(stretch.interval.seconds * (1 + (offs[at] ?? 0))),
      speed: speedOf(stretch),
    }));
    const found = foundStretches(
      "run",
      planned,
      streamOf([{ seconds: late, speed: 1.3 }, ...parts]),
    );
    let from = late;
    for (const [at, { seconds }] of parts.entries()) {
      if (planned[at]?.interval.zone === "Z4") {
        expect(Math.abs((found?.[at]?.from ?? Infinity) - from)).toBeLessThanOrEqual(10);
        expect(Math.abs((found?.[at]?.to ?? Infinity) - from - seconds)).toBeLessThanOrEqual(10);
      }
      from += seconds;
    }
  });

  const PLANNED = plannedStretches(planOf(3, 300));
  const asPlanned = PLANNED.map((stretch) => ({
    seconds: stretch.interval.seconds,
    speed: speedOf(stretch),
  }));

  test("finds rests in which the athlete stood", () => {
    const steps: ExerciseStep[] = [
      { kind: "main", repeat: 4, intervals: [interval(180, "Z5", 60)] },
    ];
    const parts = Array.from({ length: 4 }, () => [
      { seconds: 180, speed: 4 },
      { seconds: 70, speed: 0 },
    ]).flat();
    const found = foundStretches("run", plannedStretches(steps), streamOf(parts));
    expect(found?.map(({ from }) => from)).toEqual([0, 250, 500, 750]);
  });

  test("reads rides by power, which hills do not change", () => {
    const parts = asPlanned.map(({ seconds, speed }) => ({ seconds, speed: 70 * speed }));
    const hilly = { ...streamOf(parts, "power"), speed: streamOf(parts).time.map(() => 8) };
    expect(foundStretches("bike", PLANNED, hilly)?.[1]).toEqual({ from: 600, to: 900 });
  });

  test("keeps every interval in its order within the recording", () => {
    const found = foundStretches("run", PLANNED, streamOf(asPlanned)) ?? [];
    expect(found).toHaveLength(PLANNED.length);
    for (const [at, { from, to }] of found.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(found[at - 1]?.to ?? 0);
    }
  });

  test.each([
    ["an even run", [{ seconds: 1860, speed: 3 }]],
    ["a run with fewer efforts", [...asPlanned.slice(0, 3), { seconds: 1140, speed: EASY }]],
    ["a run that broke off", asPlanned.slice(0, 4)],
    ["a recording without samples", []],
  ])("finds none in %s", (_name, parts) => {
    expect(foundStretches("run", PLANNED, streamOf(parts))).toBeNull();
  });

  test("finds none where the plan has no efforts", () => {
    const planned = plannedStretches([
      { kind: "steady", repeat: 1, intervals: [interval(1800, "Z2")] },
    ]);
    expect(foundStretches("run", planned, streamOf([{ seconds: 1800, speed: 3 }]))).toBeNull();
  });
});
