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
  };
}

const digits = (value: number) => Number(value.toFixed(1));

/** SVG path through the values of each morning. */
export function linePath(values: readonly number[], { x, y }: ChartScale): string {
  return values
    .map(
      (value, place) => `${place === 0 ? "M" : "L"}${digits(x(place) * WIDTH)} ${digits(y(value))}`,
    )
    .join("");
}
