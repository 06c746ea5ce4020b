import type { RacePaces } from "../race/race-paces.ts";
import type { RaceDistances } from "../race/race-type.ts";
import type { PerDiscipline } from "../sport/discipline.ts";
import { milesToMeters } from "../units/convert.ts";
import { seconds, type Seconds } from "../units/unit.ts";

/** Both transitions together. */
export const TRANSITION_SECONDS = seconds(300);

/** Time of each leg in seconds. Distances in miles >= 0, paces > 0; never throws. */
export function predictSplits(distances: RaceDistances, paces: RacePaces): PerDiscipline<Seconds> {
  return {
    swim: seconds((milesToMeters(distances.swim) / 100) * paces.swim),
    bike: seconds((distances.bike / paces.bike) * 3600),
    run: seconds(distances.run * paces.run),
  };
}

/** Predicted finish time: the three legs and 5 minutes of transition, in unrounded seconds. */
export function predictFinish(distances: RaceDistances, paces: RacePaces): Seconds {
  const { swim, bike, run } = predictSplits(distances, paces);
  return seconds(swim + bike + run + TRANSITION_SECONDS);
}
