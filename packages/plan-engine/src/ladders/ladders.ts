import type { ExperienceLevel, RaceType } from "@triplan/domain";
import { BIKE_LADDERS } from "./bike-ladders.ts";
import { BRICK_LADDER } from "./brick-ladder.ts";
import type { Ladder, Rung } from "./ladder.ts";
import { RUN_LADDERS } from "./run-ladders.ts";
import { SWIM_LADDERS } from "./swim-ladders.ts";

const LADDERS = { ...BIKE_LADDERS, ...RUN_LADDERS, ...SWIM_LADDERS, ...BRICK_LADDER };

export type LadderId = keyof typeof LADDERS;

/** A rung of a ladder; rungs count from 1. */
export interface LadderStep {
  ladder: LadderId;
  rung: number;
}

export const ladderNamed = (id: LadderId): Ladder => LADDERS[id];

export interface ClimbingAthlete {
  raceType: RaceType;
  level: ExperienceLevel;
}

/** The last rung that the athlete climbs to. */
export function topRung(id: LadderId, { raceType, level }: ClimbingAthlete): number {
  const { top, topByRace } = ladderNamed(id);
  return (topByRace?.[raceType] ?? top)[level];
}

/** The rung's dose. Throws a RangeError for a rung that the ladder does not have. */
export function rungOf({ ladder, rung }: LadderStep): Rung {
  const found = ladderNamed(ladder).rungs[rung - 1];
  if (!found) throw new RangeError(`${ladder} has no rung ${rung}`);
  return found;
}

/** The rung above, or null on the last one. */
export function nextOf({ ladder, rung }: LadderStep): LadderStep | null {
  return rung < ladderNamed(ladder).rungs.length ? { ladder, rung: rung + 1 } : null;
}

/** The id that exercises of a rung have as their template: "bike-threshold:4". */
export const rungId = ({ ladder, rung }: LadderStep): string => `${ladder}:${rung}`;

const isLadder = (id: string): id is LadderId => Object.hasOwn(LADDERS, id);

const STEPS: ReadonlyMap<string, LadderStep> = new Map(
  Object.keys(LADDERS)
    .filter(isLadder)
    .flatMap((ladder) => ladderNamed(ladder).rungs.map((_, index) => ({ ladder, rung: index + 1 })))
    .map((step) => [rungId(step), step]),
);

/** The rung with this id, or null if it is another template's. */
export const rungWithId = (id: string): LadderStep | null => STEPS.get(id) ?? null;
