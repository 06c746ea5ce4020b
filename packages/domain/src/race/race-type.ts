import type { PerDiscipline } from "../sport/discipline.ts";
import { miles, type Miles } from "../units/unit.ts";

export const RACE_TYPES = ["sprint", "olympic", "70.3", "ironman"] as const;
export type RaceType = (typeof RACE_TYPES)[number];

/** True for a supported race type. */
export const isRaceType = (text: string): text is RaceType =>
  RACE_TYPES.some((race) => race === text);

export type RaceDistances = PerDiscipline<Miles>;

/** Distances of each race in miles. */
export const RACE_DISTANCES = {
  sprint: { swim: miles(0.47), bike: miles(12), run: miles(3.1) },
  olympic: { swim: miles(0.93), bike: miles(25), run: miles(6.2) },
  "70.3": { swim: miles(1.2), bike: miles(56), run: miles(13.1) },
  ironman: { swim: miles(2.4), bike: miles(112), run: miles(26.2) },
} as const satisfies Record<RaceType, RaceDistances>;

/** Recommended plan length in weeks. */
export const IDEAL_WEEKS = {
  sprint: { from: 8, to: 12 },
  olympic: { from: 12, to: 16 },
  "70.3": { from: 16, to: 20 },
  ironman: { from: 20, to: 30 },
} as const satisfies Record<RaceType, { from: number; to: number }>;
