import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { movedTo, paused, progressAt, startedAt, totalMs } from "./guided-progress.ts";

/** Two timed steps, a distance, a timed step; a change of a brick counts for no exercise. */
const stages = [
  { exerciseId: 1, seconds: 60 },
  { exerciseId: 1, seconds: 30 },
  { exerciseId: 1, seconds: null },
  { exerciseId: null, seconds: null },
  { exerciseId: 2, seconds: 10 },
];
const END = stages.length;
const START = 1_000_000;
const at = (seconds: number) => START + seconds * 1000;

test("timed steps lead on by themselves, also while the screen was locked", () => {
  const progress = progressAt(startedAt(START), stages, at(100));
  expect(progress).toMatchObject({ stage: 2, stageMs: 10_000, since: at(100) });
  expect(totalMs(progress, stages)).toBe(100_000);
});

test("a distance waits for the athlete", () => {
  expect(progressAt(startedAt(START), stages, at(5000)).stage).toBe(2);
});

test("the clock stops at the end, however late the screen is unlocked", () => {
  const last = movedTo(startedAt(START), stages, at(20), 4);
  const end = progressAt(last, stages, at(9999));
  expect(end).toEqual({ stage: END, stageMs: 0, since: null, measured: { 1: 20_000, 2: 10_000 } });
});

test("the change of a brick counts for neither half", () => {
  const change = movedTo(startedAt(START), stages, at(50), 3);
  const run = movedTo(change, stages, at(200), 4);
  expect(run.measured).toEqual({ 1: 50_000 });
});

test("a paused clock stands still, and stays paused in another step", () => {
  const still = paused(startedAt(START), stages, at(10));
  expect(progressAt(still, stages, at(500))).toMatchObject({ stage: 0, stageMs: 10_000 });
  expect(movedTo(still, stages, at(500), 1)).toMatchObject({ stage: 1, stageMs: 0, since: null });
});

test("going back starts the step again and keeps the time that was trained", () => {
  const again = movedTo(startedAt(START), stages, at(70), 0);
  expect(again).toMatchObject({ stage: 0, stageMs: 0, measured: { 1: 70_000 } });
  expect(movedTo(progressAt(again, stages, at(80)), stages, at(80), END).measured).toEqual({
    1: 80_000,
  });
});

test("a clock that is set back loses nothing", () => {
  expect(progressAt(startedAt(START), stages, START - 60_000)).toMatchObject({
    stage: 0,
    stageMs: 0,
  });
});

test("asking often or once gives the same, for any stages and times", () => {
  const arbStages = fc.array(
    fc.record({
      exerciseId: fc.constantFrom(1, 2),
      seconds: fc.option(fc.integer({ min: 1, max: 600 })),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const arbWaits = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(arbStages, arbWaits, (some, waits) => {
      let now = START;
      let often = startedAt(START);
      for (const wait of waits) {
        now += wait;
        often = progressAt(often, some, now);
      }
      const once = progressAt(startedAt(START), some, now);
      expect(often).toEqual(once);
      expect(totalMs(once, some)).toBeLessThanOrEqual(now - START);
    }),
    { seed: 12 },
  );
});
