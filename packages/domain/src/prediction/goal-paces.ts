import { PACE_LIMITS, type RacePaces } from "../race/race-paces.ts";
import {
  DISCIPLINES,
  type Discipline,
  type PerDiscipline,
  type RaceDistances,
} from "../race/race-type.ts";
import { milesToMeters } from "../units/convert.ts";
import {
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Seconds,
} from "../units/unit.ts";
import { predictSplits, TRANSITION_SECONDS } from "./predict-finish.ts";

/** The fastest paces that the form takes: no goal asks for more. */
const FASTEST: RacePaces = {
  swim: secondsPer100m(PACE_LIMITS.swim.min),
  bike: milesPerHour(PACE_LIMITS.bike.max),
  run: secondsPerMile(PACE_LIMITS.run.min),
};

export interface Goal {
  /** Whole seconds; with the transition they add up to the goal exactly. */
  splits: PerDiscipline<Seconds>;
  /** From the splits: swim and run to the second, bike to 0.1 mph. */
  paces: RacePaces;
}

/**
 * Splits and paces of a goal in whole seconds: the time to save against the prediction is taken
 * from each leg in proportion to its predicted time. A leg that would pass the fastest pace of the
 * form stays there, and the others take over what it can't save. Null when no leg is left to.
 * @see decisions.md "Forms"; training.md §6
 */
export function goalFor(finish: Seconds, distances: RaceDistances, paces: RacePaces): Goal | null {
  const predicted = predictSplits(distances, paces);
  const floors = predictSplits(distances, FASTEST);
  const available = finish - TRANSITION_SECONDS;
  const raw = shareWithFloors(available, predicted, floors);
  if (!raw) return null;
  const splits = roundToSum(raw, available);
  return { splits, paces: pacesOf(splits, distances) };
}

/** Scales the legs to the available time, legs at their floor first set aside; null if it can't be. */
function shareWithFloors(
  available: number,
  predicted: PerDiscipline<Seconds>,
  floors: PerDiscipline<Seconds>,
): PerDiscipline<number> | null {
  const fixed = new Set<Discipline>();
  for (;;) {
    const free = DISCIPLINES.filter((discipline) => !fixed.has(discipline));
    const left = available - sum([...fixed].map((discipline) => Math.ceil(floors[discipline])));
    const scale = left / sum(free.map((discipline) => predicted[discipline]));
    const tooFast = free.filter((discipline) => predicted[discipline] * scale < floors[discipline]);
    if (tooFast.length === free.length) return null;
    if (tooFast.length === 0) {
      const share = (discipline: Discipline) =>
        fixed.has(discipline) ? Math.ceil(floors[discipline]) : predicted[discipline] * scale;
      return { swim: share("swim"), bike: share("bike"), run: share("run") };
    }
    for (const discipline of tooFast) fixed.add(discipline);
  }
}

/** Whole seconds that keep the sum: what rounding down left goes to the largest remainders. */
function roundToSum(raw: PerDiscipline<number>, total: number): PerDiscipline<Seconds> {
  const splits = {
    swim: Math.floor(raw.swim),
    bike: Math.floor(raw.bike),
    run: Math.floor(raw.run),
  };
  const byRemainder = DISCIPLINES.toSorted((a, b) => (raw[b] % 1) - (raw[a] % 1));
  const missing = Math.round(total - sum(DISCIPLINES.map((discipline) => splits[discipline])));
  for (const discipline of byRemainder.slice(0, missing)) splits[discipline] += 1;
  return { swim: seconds(splits.swim), bike: seconds(splits.bike), run: seconds(splits.run) };
}

function pacesOf(splits: PerDiscipline<Seconds>, distances: RaceDistances): RacePaces {
  const mph = (distances.bike / splits.bike) * 3600;
  return {
    swim: secondsPer100m(Math.round((splits.swim / milesToMeters(distances.swim)) * 100)),
    bike: milesPerHour(Math.round(mph * 10) / 10),
    run: secondsPerMile(Math.round(splits.run / distances.run)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
