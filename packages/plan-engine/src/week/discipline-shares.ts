import {
  DISCIPLINES,
  experienceOf,
  type Discipline,
  type PerDiscipline,
  type RacePaces,
  type RaceType,
} from "@triplan/domain";
import { RACE_VOLUME } from "./volume-tables.ts";

/** Share moved from the strongest to the weakest discipline. */
const LIMITER_SHIFT = { swim: 0.03, bike: 0.03, run: 0.02 } as const;

/**
 * Share of the weekly time for each discipline: the race's, with a little more for the discipline
 * with the fewest experience points, taken from the one with the most. A tie moves nothing.
 */
export function disciplineShares(race: RaceType, paces: RacePaces): PerDiscipline<number> {
  const shares = { ...RACE_VOLUME[race].shares };
  const { points } = experienceOf(paces);
  const weakest = only(Math.min(points.swim, points.bike, points.run), points);
  const strongest = only(Math.max(points.swim, points.bike, points.run), points);
  if (!weakest || !strongest) return shares;
  const shift = LIMITER_SHIFT[weakest];
  return {
    ...shares,
    [weakest]: shares[weakest] + shift,
    [strongest]: shares[strongest] - shift,
  };
}

function only(value: number, points: PerDiscipline<number>): Discipline | null {
  const [first, ...others] = DISCIPLINES.filter((discipline) => points[discipline] === value);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Shares of the week's disciplines, scaled to sum to 1. */
export function sharesOfPresent(
  shares: PerDiscipline<number>,
  counts: PerDiscipline<number>,
): PerDiscipline<number> {
  const share = (discipline: Discipline) => (counts[discipline] > 0 ? shares[discipline] : 0);
  const total = share("swim") + share("bike") + share("run");
  if (total === 0) return { swim: 0, bike: 0, run: 0 };
  return { swim: share("swim") / total, bike: share("bike") / total, run: share("run") / total };
}
