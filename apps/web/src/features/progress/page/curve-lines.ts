import type { Progress } from "./progress-types.ts";
import { linePath, morningsOf, type Point } from "./season-figures.ts";

type Fitness = Progress["fitness"];
export type Curve = "fitness" | "form";

const WEEK = 7;
const weekOf = (day: number) => Math.floor(day / WEEK) + 1;

/** Consecutive mornings that have a record. */
function recordedRuns(points: readonly Point[], unansweredWeeks: readonly number[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (unansweredWeeks.includes(weekOf(point.day))) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 1);
}

/** Paths of a curve on a grid of 1000 × 100; the band is that of form only. */
export function curveLines(fitness: Fitness, curve: Curve, days: number) {
  const { formErrors, unansweredWeeks } = fitness;
  const { past, ahead } = morningsOf(fitness);
  const errorOn = (day: number) => (curve === "form" ? (formErrors[day] ?? 0) : 0);
  const points = [...past, ...ahead].map(({ day, morning }) => ({ day, value: morning[curve] }));
  const known = points.slice(0, past.length);
  const bounds = points.flatMap(({ day, value }, index) => {
    const error = index < past.length ? errorOn(day) : 0;
    return [value - error, value + error];
  });
  const scale = { min: Math.min(0, ...bounds), max: Math.max(1, ...bounds), days };
  const runs = recordedRuns(known, unansweredWeeks);
  const edge = (sign: 1 | -1) => (run: readonly Point[]) =>
    run.map(({ day, value }) => ({ day, value: value + sign * errorOn(day) }));
  const band =
    curve === "form"
      ? runs
          .map((run) => {
            const back = linePath(edge(-1)(run).toReversed(), scale).replace("M", "L");
            return `${linePath(edge(1)(run), scale)}${back}Z`;
          })
          .join("")
      : null;
  return {
    zero: linePath(
      [
        { day: 0, value: 0 },
        { day: days, value: 0 },
      ],
      scale,
    ),
    band,
    past: runs.map((run) => linePath(run, scale)),
    ahead: linePath(points.slice(past.length), scale),
  };
}
