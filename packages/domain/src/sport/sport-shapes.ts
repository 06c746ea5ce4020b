import type { Discipline } from "./discipline.ts";

interface SportShape {
  /** Centre and radius of each. */
  circles: readonly (readonly [x: number, y: number, radius: number])[];
  /** The data of an SVG path. */
  path: string;
}

/** A swimmer over waves, a bicycle, a runner: circles and one path each on a grid of 24. */
export const SPORT_SHAPES = {
  swim: {
    circles: [[17.5, 8, 2.2]],
    path: "M4 13.5 10.5 7l5 5.5M2 18.5c1.7 0 1.7 1.5 3.3 1.5s1.7-1.5 3.4-1.5 1.6 1.5 3.3 1.5 1.7-1.5 3.3-1.5 1.7 1.5 3.4 1.5 1.6-1.5 3.3-1.5M6 15.5h10",
  },
  bike: {
    circles: [
      [5.5, 16.5, 3.7],
      [18.5, 16.5, 3.7],
    ],
    path: "M5.5 16.5 9 9.5h6.5l3 7M9 9.5l3 7 3.5-7M12 16.5H5.5M7.5 6.5h3M9 9.5l-.8-3M15.5 9.5 14.6 6H17",
  },
  run: {
    circles: [[15.5, 4.2, 2.1]],
    path: "M7 10.5 10 7.5l4 .8-3 5.7 3.8 2.6-.8 5M11 14l-1.8 3.7-5 .8M14 8.3l2 3.2 3.6.3",
  },
} as const satisfies Record<Discipline, SportShape>;
