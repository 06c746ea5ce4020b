/** A scale from a slow to a fast end; the slow end is the larger number for paces in seconds. */
export interface FasterScale {
  slow: number;
  fast: number;
  /** Greater than 0; steps count from the slow end. */
  step: number;
}

/** Steps of Page Up and Page Down. */
const PAGE_STEPS = 5;
const TOLERANCE = 1e-6;

export const spanOf = ({ slow, fast }: FasterScale): number => Math.abs(fast - slow);

/** Distance of the value from the slow end, clamped to the scale. */
export function offsetOf(scale: FasterScale, value: number): number {
  const offset = scale.fast >= scale.slow ? value - scale.slow : scale.slow - value;
  return Math.min(spanOf(scale), Math.max(0, offset));
}

/** The value at a distance from the slow end, rounded against floating point errors. */
export function valueAt(scale: FasterScale, offset: number): number {
  const inside = Math.min(spanOf(scale), Math.max(0, offset));
  const value = scale.slow + (scale.fast >= scale.slow ? inside : -inside);
  return Math.round(value * 1000) / 1000;
}

/** Position on the track: 0 at the slow end, 1 at the fast end. */
export function shareOf(scale: FasterScale, value: number): number {
  const span = spanOf(scale);
  return span === 0 ? 0 : offsetOf(scale, value) / span;
}

/** False for a typed value between two steps. */
export function isOnStep(scale: FasterScale, value: number): boolean {
  const steps = offsetOf(scale, value) / scale.step;
  return Math.abs(steps - Math.round(steps)) < TOLERANCE;
}

/** The value of the step nearest to a dragged offset. */
export const snapTo = (scale: FasterScale, offset: number): number =>
  valueAt(scale, Math.round(offset / scale.step) * scale.step);

/**
 * `count` steps faster, or slower when negative. A value between two steps first moves to the next
 * one.
 */
function stepBy(scale: FasterScale, value: number, count: number): number {
  const steps = offsetOf(scale, value) / scale.step;
  const from = count > 0 ? Math.floor(steps + TOLERANCE) : Math.ceil(steps - TOLERANCE);
  return valueAt(scale, (from + count) * scale.step);
}

/** The value after a key press, or null for other keys. */
export function valueAfterKey(scale: FasterScale, value: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return stepBy(scale, value, 1);
    case "ArrowLeft":
    case "ArrowDown":
      return stepBy(scale, value, -1);
    case "PageUp":
      return stepBy(scale, value, PAGE_STEPS);
    case "PageDown":
      return stepBy(scale, value, -PAGE_STEPS);
    case "Home":
      return valueAt(scale, 0);
    case "End":
      return valueAt(scale, spanOf(scale));
    default:
      return null;
  }
}
