const WIDTH = 1000;
const HEIGHT = 200;
/** Room above and below the curves, as a part of their span. */
const MARGIN = 0.06;

/** From a morning's place and a value to the chart. */
export interface ChartScale {
  /** Share of the width, 0 to 1. */
  x: (place: number) => number;
  /** Height in the chart's own units, downwards. */
  y: (value: number) => number;
}

/** A scale that holds all curves and the line of nought, `count` mornings wide. */
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

/** The curve through the values of each morning. */
export function linePath(values: readonly number[], { x, y }: ChartScale): string {
  return values
    .map(
      (value, place) => `${place === 0 ? "M" : "L"}${digits(x(place) * WIDTH)} ${digits(y(value))}`,
    )
    .join("");
}
