import type { Discipline } from "../sport/discipline.ts";

export const DISCIPLINE_NAMES = {
  swim: "Swim",
  bike: "Bike",
  run: "Run",
} as const satisfies Record<Discipline, string>;
