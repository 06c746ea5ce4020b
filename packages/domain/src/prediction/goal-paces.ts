import { PACE_LIMITS, type RacePaces } from "../race/race-paces.ts";
import type { RaceDistances } from "../race/race-type.ts";
import { DISCIPLINES, type Discipline, type PerDiscipline } from "../sport/discipline.ts";
import { milesToMeters } from "../units/convert.ts";
import {
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Seconds,
} from "../units/unit.ts";
import { predictSplits, TRANSITION_SECONDS } from "./predict-finish.ts";

/** Fastest paces of the form; also the limit for goals. */
export const FASTEST_PACES: RacePaces = {
  swim: secondsPer100m(PACE_LIMITS.swim.min),
  bike: milesPerHour(PACE_LIMITS.bike.max),
  run: secondsPerMile(PACE_LIMITS.run.min),
};

export interface Goal {
  /** Whole seconds; with the transition they sum to the goal exactly. */
  splits: PerDiscipline<Seconds>;
  /** From the splits: swim and run to the second, bike to 0.1 mph. */
  paces: RacePaces;
}

/**
 * Splits and paces of a goal. The time to save against the prediction comes from each leg in
 * proportion to its predicted time; a leg at the form's fastest pace stays there and the others
 * save the rest. Null if all legs at their fastest take longer than the goal. Distances in miles >
 * 0; a goal may be slower than the prediction.
 */
export function goalFor(finish: Seconds, distances: RaceDistances, paces: RacePaces): Goal | null {
  const available = finish - TRANSITION_SECONDS;
  const predicted = predictSplits(distances, paces);
  const floors = wholeSeconds(predictSplits(distances, FASTEST_PACES));
  if (available <= 0 || available < sum(Object.values(floors))) return null;
  const splits = roundToSum(shareWithFloors(available, predicted, floors), available);
  return { splits, paces: pacesOf(splits, distances) };
}

/** Scales the legs to the available time; legs below their minimum stay at it. */
function shareWithFloors(
  available: number,
  predicted: PerDiscipline<number>,
  floors: PerDiscipline<number>,
): PerDiscipline<number> {
  const fixed = new Set<Discipline>();
  for (;;) {
    const free = DISCIPLINES.filter((discipline) => !fixed.has(discipline));
    const left = available - sum([...fixed].map((discipline) => floors[discipline]));
    const scale = left / sum(free.map((discipline) => predicted[discipline]));
    const tooFast = free.filter((discipline) => predicted[discipline] * scale < floors[discipline]);
    if (tooFast.length === 0) {
      const share = (discipline: Discipline) =>
        fixed.has(discipline) ? floors[discipline] : predicted[discipline] * scale;
      return { swim: share("swim"), bike: share("bike"), run: share("run") };
    }
    for (const discipline of tooFast) fixed.add(discipline);
  }
}

// Floor, so that the fastest athlete's own predicted finish stays reachable.
const wholeSeconds = (legs: PerDiscipline<number>): PerDiscipline<number> => ({
  swim: Math.floor(legs.swim),
  bike: Math.floor(legs.bike),
  run: Math.floor(legs.run),
});

/** Whole seconds with the same sum: the seconds lost by flooring go to the largest remainders. */
function roundToSum(raw: PerDiscipline<number>, total: number): PerDiscipline<Seconds> {
  const splits = wholeSeconds(raw);
  const byRemainder = DISCIPLINES.toSorted((a, b) => (raw[b] % 1) - (raw[a] % 1));
  const missing = Math.round(total - sum(DISCIPLINES.map((discipline) => splits[discipline])));
  for (const discipline of byRemainder.slice(0, missing)) splits[discipline] += 1;
  return { swim: seconds(splits.swim), bike: seconds(splits.bike), run: seconds(splits.run) };
}

/** Paces of the splits, limited to the fastest pace that flooring a split would exceed. */
function pacesOf(splits: PerDiscipline<Seconds>, distances: RaceDistances): RacePaces {
  const swim = Math.round((splits.swim / milesToMeters(distances.swim)) * 100);
  const bike = Math.round((distances.bike / splits.bike) * 36_000) / 10;
  const run = Math.round(splits.run / distances.run);
  return {
    swim: secondsPer100m(Math.max(FASTEST_PACES.swim, swim)),
    bike: milesPerHour(Math.min(FASTEST_PACES.bike, bike)),
    run: secondsPerMile(Math.max(FASTEST_PACES.run, run)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
