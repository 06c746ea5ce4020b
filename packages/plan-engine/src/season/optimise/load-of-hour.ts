import { DISCIPLINES } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { targetDistribution, ZONE_INTENSITY } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import { RACE_VOLUME, type SeasonFacts } from "../../week/index.ts";

const EXPONENT = { swim: 3, bike: 2, run: 2 } as const;
const BANDS = { low: ["Z1", "Z2"], mid: ["Z3", "Z4"], high: ["Z5", "Z6"] } as const;

/** Training load of an hour in a week with its phase's target distribution. */
export function loadOfHour(
  { raceType, level }: Pick<SeasonFacts, "raceType" | "level">,
  frame: WeekFrame,
): number {
  const { shares } = RACE_VOLUME[raceType];
  const spread = targetDistribution(raceType, level, frame);
  return sum(
    DISCIPLINES.flatMap((discipline) =>
      (["low", "mid", "high"] as const).map((band) => {
        const zones = BANDS[band].map(
          (zone) => ZONE_INTENSITY[discipline][zone] ** EXPONENT[discipline],
        );
        return (100 * shares[discipline] * spread[band] * sum(zones)) / zones.length;
      }),
    ),
  );
}
