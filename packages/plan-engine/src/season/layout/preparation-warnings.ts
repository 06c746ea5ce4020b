import {
  DISCIPLINE_NOUNS,
  DISCIPLINES,
  figureText,
  KILOMETERS_PER_MILE,
  METERS_PER_MILE,
  RACE_DISTANCES,
  RACE_TYPES,
  plannedDistanceFigure,
  poolDistanceFigure,
  preferenceOf,
  raceDistanceFigure,
  RACES_WITH_ARTICLE,
  type Discipline,
  type PerDiscipline,
  type UnitPreference,
  type Units,
} from "@triplan/domain";
import type { Preparation } from "../../model/plan-types.ts";
import { spokenMinutes } from "../../model/words.ts";
import { RACE_VOLUME } from "../../week/index.ts";
import { isRaceTooBig, shareOfEnough } from "./preparation.ts";
import type { SeasonBasis } from "./season-basis.ts";
import { shortfallReason, type Shortfall } from "./shortfall-reason.ts";

type Prepared = PerDiscipline<Preparation>;

/** A share just below enough is rounding. */
const TOLERANCE = 0.98;

/** What the plan says if its longest exercises leave two disciplines far below the race. */
export function distanceWarning({ raceType }: SeasonBasis, prepared: Prepared): string | null {
  if (!isRaceTooBig(prepared, raceType)) return null;
  const shorter = RACE_TYPES.slice(0, RACE_TYPES.indexOf(raceType)).findLast((other) =>
    DISCIPLINES.every((each) => {
      const race = RACE_DISTANCES[other][each] * (each === "swim" ? METERS_PER_MILE : 1);
      return shareOfEnough({ ...prepared[each], race }, each, other) >= TOLERANCE;
    }),
  );
  const text = `This plan does not prepare you for ${RACES_WITH_ARTICLE[raceType]}.`;
  return shorter ? `${text} It gets you to ${RACES_WITH_ARTICLE[shorter]}.` : text;
}

/** How far the longest exercise of a discipline falls short of the race, and why. */
export function shortfallWarning(
  basis: SeasonBasis,
  prepared: Prepared,
  discipline: Discipline,
  { biggestWeek, units }: { biggestWeek: number; units: Units },
): Shortfall | null {
  const { minutes, reached } = prepared[discipline];
  if (shareOfEnough(prepared[discipline], discipline, basis.raceType) >= TOLERANCE) return null;
  const { text: why, ...cause } = shortfallReason(basis, discipline, { minutes, biggestWeek });
  if (discipline === "swim") {
    const done = plannedDistanceFigure("swim", reached, units).value;
    const text = `Your longest swim without a stop will be ${done} of ${figureText(poolDistanceFigure(basis.distances.swim, units))}. ${why}`;
    return { ...cause, text };
  }
  const length = `Your longest ${DISCIPLINE_NOUNS[discipline]} will be ${spokenMinutes(minutes)}`;
  const { perMile, unit } = LENGTHS[preferenceOf(units)];
  const race = raceDistanceFigure(discipline, basis.distances[discipline], units).value;
  const done = distanceText(reached * perMile);
  return { ...cause, text: `${length}, about ${done} of ${race} ${unit}. ${why}` };
}

const LENGTHS = {
  miles: { perMile: 1, unit: "miles" },
  kilometers: { perMile: KILOMETERS_PER_MILE, unit: "km" },
} as const satisfies Record<UnitPreference, object>;

const distanceText = (value: number) =>
  value < 10 ? value.toFixed(1) : String(Math.round(value * 10) / 10);

/** Share of the given hours that a plan should use. */
const USED = 0.9;
/** From this share of the race's usual peak, more hours bring little. */
const USUAL = 0.95;

/** Says that the plan does not use the hours it was given, and why. */
export function unusedWarning(
  { raceType, level, schedule }: SeasonBasis,
  biggest: number,
): string | null {
  const given = schedule.reduce((sum, { available, hours }) => sum + (available ? hours : 0), 0);
  if (biggest === 0 || biggest >= USED * given * 60) return null;
  const isUsual = biggest >= USUAL * RACE_VOLUME[raceType].peakHours[level] * 60;
  const why = isUsual
    ? "more seldom helps at your level"
    : "your days and weeks hold no more in safe steps";
  return `You gave ${given} h. The biggest week has ${spokenMinutes(biggest)}: ${why}.`;
}
