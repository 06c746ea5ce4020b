import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  isOnStep,
  offsetOf,
  shareOf,
  snapTo,
  spanOf,
  valueAfterKey,
  valueAt,
  type FasterScale,
} from "./faster-range.ts";

const SWIM: FasterScale = { slow: 300, fast: 60, step: 5 };
const BIKE: FasterScale = { slow: 10, fast: 30, step: 0.5 };

const arbScale = fc.constantFrom(SWIM, BIKE, { slow: 960, fast: 300, step: 5 });
const arbKey = fc.constantFrom(
  "ArrowRight",
  "ArrowUp",
  "ArrowLeft",
  "ArrowDown",
  "PageUp",
  "PageDown",
  "Home",
  "End",
);
const arbShare = fc.double({ min: 0, max: 1, noNaN: true });
const between = (scale: FasterScale, share: number) => valueAt(scale, share * spanOf(scale));

describe("a scale on which right is faster", () => {
  test.each([
    ["ArrowRight", 150, 145],
    ["ArrowUp", 150, 145],
    ["ArrowLeft", 150, 155],
    ["PageUp", 150, 125],
    ["PageDown", 150, 175],
    ["Home", 150, 300],
    ["End", 150, 60],
    ["ArrowRight", 60, 60],
    ["ArrowLeft", 300, 300],
  ])("%s on a swim pace of %i gives %i", (key, value, after) => {
    expect(valueAfterKey(SWIM, value, key)).toBe(after);
  });

  test.each([
    ["ArrowRight", 18, 18.5],
    ["ArrowLeft", 18, 17.5],
    ["PageUp", 29, 30],
  ])("%s on a speed of %d gives %d", (key, value, after) => {
    expect(valueAfterKey(BIKE, value, key)).toBe(after);
  });

  test("moves a typed value between two steps to the next step first", () => {
    expect(valueAfterKey(SWIM, 152, "ArrowRight")).toBe(150);
    expect(valueAfterKey(SWIM, 152, "ArrowLeft")).toBe(155);
    expect(valueAfterKey(BIKE, 18.3, "ArrowRight")).toBe(18.5);
  });

  test("leaves other keys to the browser", () => {
    expect(valueAfterKey(SWIM, 150, "Tab")).toBeNull();
  });

  test("shows a value outside at the nearer end", () => {
    expect(shareOf(SWIM, 400)).toBe(0);
    expect(shareOf(SWIM, 30)).toBe(1);
  });

  test("shows a scale without a span at its only position", () => {
    expect(shareOf({ slow: 5, fast: 5, step: 1 }, 9)).toBe(0);
  });

  test.prop([arbScale, arbShare, arbKey])(
    "never leaves the scale by a key",
    (scale, share, key) => {
      const after = valueAfterKey(scale, between(scale, share), key);
      expect(after).toBeGreaterThanOrEqual(Math.min(scale.slow, scale.fast));
      expect(after).toBeLessThanOrEqual(Math.max(scale.slow, scale.fast));
    },
  );

  test.prop([arbScale, arbShare])("snaps a dragged thumb to a step", (scale, share) => {
    const value = snapTo(scale, share * spanOf(scale));
    expect(isOnStep(scale, value)).toBe(true);
    expect(Math.abs(offsetOf(scale, value) - share * spanOf(scale))).toBeLessThanOrEqual(
      scale.step / 2 + 0.001,
    );
  });

  test.prop([arbScale, arbShare])(
    "returns to the start after one step faster and one slower",
    (scale, share) => {
      const value = snapTo(scale, share * spanOf(scale));
      fc.pre(value !== scale.fast);
      const faster = valueAfterKey(scale, value, "ArrowRight") ?? value;
      expect(valueAfterKey(scale, faster, "ArrowLeft")).toBe(value);
    },
  );
});
