import type { RacePaces } from "../race/race-paces.ts";
import type { RaceDistances, RaceType } from "../race/race-type.ts";
import { DISCIPLINES, type Discipline, type PerDiscipline } from "../sport/discipline.ts";
import { seconds, type Seconds } from "../units/unit.ts";
import { predictSplits, TRANSITION_SECONDS } from "./predict-finish.ts";

const hours = (value: number, minutes = 0): Seconds => seconds(value * 3600 + minutes * 60);

/**
 * Time from the start at which most races close each leg. Single races differ. Sources: race
 * guides of Ironman and 70.3 races.
 */
export const USUAL_CUTOFFS = {
  "70.3": { swim: hours(1, 10), bike: hours(5, 30), run: hours(8, 30) },
  ironman: { swim: hours(2, 20), bike: hours(10, 30), run: hours(17) },
} as const satisfies Partial<Record<RaceType, PerDiscipline<Seconds>>>;

/** Shorter races have no usual limit; the slowest of them close after about this time. */
export const SLOW_FINISH = { sprint: hours(2, 30), olympic: hours(4, 30) } as const;

/** Above this share of a cut-off, a bad day misses it. */
const MISSED = 0.97;
const NEAR = 0.9;

export interface RaceCutoff {
  /** "missed" and "near" a usual cut-off; "slow" for a race without one. */
  risk: "missed" | "near" | "slow";
  /** The leg that ends after the cut-off. */
  leg: Discipline;
  /** Predicted time from the start to the end of the leg. */
  predicted: Seconds;
  cutoff: Seconds;
}

/**
 * Returns the first cut-off that the athlete is predicted to miss, else the first that is near, else
 * null. Distances in miles >= 0, paces > 0. Each transition counts 5 minutes.
 */
export function raceCutoff(
  raceType: RaceType,
  distances: RaceDistances,
  paces: RacePaces,
): RaceCutoff | null {
  const ends = legEnds(distances, paces);
  if (raceType === "sprint" || raceType === "olympic") {
    const cutoff = SLOW_FINISH[raceType];
    return ends.run > cutoff ? { risk: "slow", leg: "run", predicted: ends.run, cutoff } : null;
  }
  const cutoffs = USUAL_CUTOFFS[raceType];
  const firstAbove = (share: number) =>
    DISCIPLINES.find((leg) => ends[leg] > share * cutoffs[leg]) ?? null;
  const missed = firstAbove(MISSED);
  const leg = missed ?? firstAbove(NEAR);
  if (leg === null) return null;
  const risk = missed ? "missed" : "near";
  return { risk, leg, predicted: ends[leg], cutoff: cutoffs[leg] };
}

function legEnds(distances: RaceDistances, paces: RacePaces): PerDiscipline<Seconds> {
  const { swim, bike, run } = predictSplits(distances, paces);
  const bikeEnd = swim + TRANSITION_SECONDS + bike;
  return { swim, bike: seconds(bikeEnd), run: seconds(bikeEnd + TRANSITION_SECONDS + run) };
}
