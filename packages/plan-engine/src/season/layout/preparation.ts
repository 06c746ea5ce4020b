import {
  DISCIPLINES,
  METERS_PER_MILE,
  metersToPoolUnit,
  poolUnitOf,
  poolUnitToMeters,
  type Discipline,
  type PerDiscipline,
  type RaceType,
} from "@triplan/domain";
import { longPiece, LONG_SWIMS } from "../../ladders/index.ts";
import type { Preparation } from "../../model/plan-types.ts";
import { inLengths, tidyPieces } from "../../model/tidy-numbers.ts";
import { plannedSwim, RACE_VOLUME, swimMeters, swimMinutes } from "../../week/index.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import type { SeasonBasis } from "./season-basis.ts";

/** Part of the race distance that prepares for it, in one exercise; a swim's without a stop. */
const ENOUGH = {
  sprint: { swim: 0.95, bike: 1, run: 1 },
  olympic: { swim: 0.95, bike: 0.8, run: 0.9 },
  "70.3": { swim: 0.95, bike: 0.75, run: 0.62 },
  ironman: { swim: 0.72, bike: 0.6, run: 0.5 },
} as const satisfies Record<RaceType, PerDiscipline<number>>;

/** Warm-up and cool-down of a long swim, in metres. */
const SWIM_ENDS = 150;

/** What the season's longest exercises reach of the race. */
export function preparation(
  basis: SeasonBasis,
  weeks: readonly LaidOutWeek[],
): PerDiscipline<Preparation> {
  const longest = (discipline: Discipline) =>
    Math.max(
      0,
      ...weeks.flatMap(({ slots }) =>
        slots.map((slot) => (slot.discipline === discipline ? slot.minutes : 0)),
      ),
    );
  const { bike, run } = basis.paces.today;
  const { distances } = basis;
  const of = (discipline: "bike" | "run", milesPerMinute: number): Preparation => {
    const minutes = longest(discipline);
    const race = distances[discipline];
    const enough = ENOUGH[basis.raceType][discipline] * race;
    return { minutes, reached: minutes * milesPerMinute, race, enough };
  };
  return {
    swim: swimPreparation(basis, weeks),
    bike: of("bike", bike.Z2 / 60),
    run: of("run", 60 / run.Z2),
  };
}

/** Threshold pace at which swims are written: minutes and ladders follow from the race pace. */
const swimPaceOf = ({ targets, longGoals }: SeasonBasis): number =>
  targets.thresholds.css ?? longGoals.swimPace;

function swimPreparation(basis: SeasonBasis, weeks: readonly LaidOutWeek[]): Preparation {
  const { longGoals, distances, poolLength } = basis;
  const unit = poolUnitOf(poolLength);
  const length = metersToPoolUnit(poolLength, unit);
  const swimPace = swimPaceOf(basis);
  const swims = weeks.flatMap(({ frame, slots }) =>
    slots
      .filter((slot) => slot.discipline === "swim" && slot.role === "long")
      .map(({ minutes }) => {
        const room = metersToPoolUnit(swimMeters(minutes, swimPace) - SWIM_ENDS, unit);
        const { piece } = plannedSwim(longGoals, frame.loadingNumber);
        const pieces = tidyPieces(0, longPiece(piece, unit)).map((each) => inLengths(each, length));
        const fitting = pieces.find((each) => each <= room) ?? 0;
        return { minutes, reached: poolUnitToMeters(fitting, unit) };
      }),
  );
  const longest = swims.toSorted((a, b) => b.reached - a.reached)[0];
  const race = distances.swim * METERS_PER_MILE;
  return {
    minutes: longest?.minutes ?? 0,
    reached: longest?.reached ?? 0,
    race,
    enough: ENOUGH[basis.raceType].swim * race,
  };
}

/** Share of what is needed for the race that the longest exercise reaches; 1 or more is enough. */
export const shareOfEnough = (
  { reached, race }: Preparation,
  discipline: Discipline,
  raceType: RaceType,
): number => reached / (ENOUGH[raceType][discipline] * race);

/** Minutes of an exercise that reaches enough of the race, at most those that still help. */
export function minutesForEnough(basis: SeasonBasis, discipline: Discipline): number {
  const { raceType, level, distances } = basis;
  const needed = ENOUGH[raceType][discipline] * distances[discipline];
  const longest = RACE_VOLUME[raceType].longest[discipline][level];
  if (discipline === "swim") {
    const piece = needed * METERS_PER_MILE;
    const swim = LONG_SWIMS.find((each) => Math.min(each.piece, each.meters - SWIM_ENDS) >= piece);
    return swim ? Math.min(longest, swimMinutes(swim.meters, swimPaceOf(basis))) : longest;
  }
  const { bike, run } = basis.paces.today;
  const minutes = discipline === "bike" ? (needed / bike.Z2) * 60 : (needed * run.Z2) / 60;
  return Math.min(longest, minutes);
}

/** Below this share of enough in two disciplines, the plan prepares for a shorter race only. */
const FAR_BELOW = 0.75;

export const isRaceTooBig = (prepared: PerDiscipline<Preparation>, raceType: RaceType): boolean =>
  DISCIPLINES.filter((each) => shareOfEnough(prepared[each], each, raceType) < FAR_BELOW).length >=
  2;
