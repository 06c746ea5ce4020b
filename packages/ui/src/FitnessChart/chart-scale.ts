const WIDTH = 1000;
const HEIGHT = 200;
/** Margin above and below the curves, as a share of their span. */
const MARGIN = 0.06;

/** Maps a morning's index and a value to chart coordinates. */
export interface ChartScale {
  /** Share of the width, 0 to 1. */
  x: (place: number) => number;
  /** Chart units, downwards. */
  y: (value: number) => number;
  /** Lowest and highest value. */
  range: readonly [number, number];
}

/** A scale that fits all curves and the zero line, `count` mornings wide. */
export function chartScale(
  days: readonly { fitness: number; fatigue: number; form: number }[],
  count: number,
): ChartScale {
  const values = days.flatMap(({ fitness, fatigue, form }) => [fitness, fatigue, form]);
  const least = values.reduce((a, b) => Math.min(a, b), 0);
  const most = values.reduce((a, b) => Math.max(a, b), 1);
  const room = (most - least) * MARGIN;
  const span = most - least + 2 * room;
  return {
    x: (place) => Math.min(1, place / Math.max(1, count - 1)),
    y: (value) => HEIGHT * (1 - (value - least + room) / span),
    range: [least, most],
  };
}

const digits = (value: number) => Number(value.toFixed(1));

/** SVG path through the values of each morning from one on. */
export function linePath(values: readonly number[], { x, y }: ChartScale, from = 0): string {
  return values
    .map(
      (value, place) =>
        `${place === 0 ? "M" : "L"}${digits(x(from + place) * WIDTH)} ${digits(y(value))}`,
    )
    .join("");
}

const STEPS = [5, 10, 20, 25, 50, 100, 200] as const;
const MAX_TICKS = 5;

/** Round values within the scale, at most five. */
export function scaleTicks({ range: [least, most] }: ChartScale): number[] {
  const step = STEPS.find((each) => (most - least) / each < MAX_TICKS) ?? 500;
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
