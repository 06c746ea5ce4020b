import type { Discipline } from "../sport/discipline.ts";

export const DISCIPLINE_NAMES = {
  swim: "Swim",
  bike: "Bike",
  run: "Run",
} as const satisfies Record<Discipline, string>;

/** Nouns for one exercise: "a ride". */
export const DISCIPLINE_NOUNS = {
  swim: "swim",
  bike: "ride",
  run: "run",
} as const satisfies Record<Discipline, string>;
