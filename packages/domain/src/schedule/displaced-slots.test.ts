import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect } from "vitest";
import { displacedSlots, type PlacedExercise } from "./displaced-slots.ts";

const arbMinutes = fc.integer({ min: 3, max: 40 }).map((steps) => steps * 5);
const arbPlaced: fc.Arbitrary<PlacedExercise[]> = fc
  .array(
    fc.record({
      minutesBefore: arbMinutes,
      minutesAfter: arbMinutes,
      isKey: fc.boolean(),
      brickId: fc.constantFrom(null, null, "1"),
      isOpen: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, slotKey: `3-run-${index + 1}` })));
const arbRoom = fc.integer({ min: 0, max: 16 }).map((halves) => halves * 30);

const exercise = (slotKey: string, over: Partial<PlacedExercise> = {}): PlacedExercise => ({
  slotKey,
  minutesBefore: 60,
  minutesAfter: 60,
  isKey: false,
  brickId: null,
  isOpen: true,
  ...over,
});
const total = (rows: readonly PlacedExercise[]) =>
  rows.reduce((sum, { minutesAfter }) => sum + minutesAfter, 0);

describe("displacedSlots", () => {
  test.prop([arbPlaced, arbRoom, arbRoom], { seed: 7 })(
    "leaves no more than the room on a day that shrinks, and never touches fixed exercises",
    (placed, before, after) => {
      const gone = new Set(displacedSlots(placed, { before, after }));
      const kept = placed.filter(({ slotKey }) => !gone.has(slotKey));
      const fixed = placed.filter(({ isOpen }) => !isOpen);
      expect(fixed.every(({ slotKey }) => !gone.has(slotKey))).toBe(true);
      if (after < before) expect(total(kept)).toBeLessThanOrEqual(Math.max(after, total(fixed)));
    },
  );

  test.prop([arbPlaced, arbRoom, arbRoom], { seed: 7 })(
    "keeps everything on a day whose exercises and room stay",
    (placed, room, more) => {
      const same = placed.map((row) => ({ ...row, minutesAfter: row.minutesBefore }));
      expect(displacedSlots(same, { before: room, after: room + more })).toEqual([]);
    },
  );

  test("keeps the key exercise of a day that becomes too short for two", () => {
    const placed = [
      exercise("3-bike-1", { minutesAfter: 75 }),
      exercise("3-run-1", { isKey: true }),
    ];
    expect(displacedSlots(placed, { before: 180, after: 90 })).toEqual(["3-bike-1"]);
  });

  test("moves both halves of a brick", () => {
    const brick = { brickId: "3", isKey: true };
    const placed = [exercise("3-bike-1", brick), exercise("3-run-1", brick), exercise("3-swim-1")];
    expect(displacedSlots(placed, { before: 180, after: 90 })).toEqual(["3-bike-1", "3-run-1"]);
  });

  test("empties a day that closes", () => {
    expect(displacedSlots([exercise("3-run-1")], { before: 60, after: 0 })).toEqual(["3-run-1"]);
  });

  test("frees a day of the open exercises of a sport that it closed, and of their bricks", () => {
    const room = { before: 180, after: 180 };
    const placed = [
      exercise("3-swim-1", { isSportClosed: true, isKey: true }),
      exercise("3-swim-2", { isSportClosed: true, isOpen: false }),
      exercise("3-bike-1", { brickId: "1" }),
      exercise("3-run-1", { brickId: "1", isSportClosed: true }),
      exercise("3-run-2"),
    ];
    expect(displacedSlots(placed, room).toSorted()).toEqual(["3-bike-1", "3-run-1", "3-swim-1"]);
  });
});
