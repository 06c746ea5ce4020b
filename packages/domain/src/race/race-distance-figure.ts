import { METERS_PER_MILE } from "../units/convert.ts";
import { normalizeDecimal } from "../units/decimal-text.ts";
import { plannedDistanceFigure } from "../units/distance-figure.ts";
import { formatWhole, type Figure } from "../units/figure.ts";
import type { Miles } from "../units/unit.ts";
import { isMiles, type Units } from "../units/units.ts";
import { normalizeRaceDistance, parseRaceDistance } from "./race-distance.ts";
import { RACE_DISTANCES, RACE_TYPES, type RaceType } from "./race-type.ts";
import { DISCIPLINES, type Discipline, type PerDiscipline } from "../sport/discipline.ts";

/** Official distances in metres; a plan stores them in rounded miles. */
const KNOWN_METERS = {
  sprint: { swim: 750, bike: 20_000, run: 5000 },
  olympic: { swim: 1500, bike: 40_000, run: 10_000 },
  "70.3": { swim: 1900, bike: 90_000, run: 21_100 },
  ironman: { swim: 3800, bike: 180_000, run: 42_200 },
} as const satisfies Record<RaceType, PerDiscipline<number>>;

const METERS_PER_KM = 1000;
/** A millionth of a mile is 1.6 mm, so typed centimetres read back unchanged. */
const STORED_DECIMALS = 6;
const MIN_STORED = 10 ** -STORED_DECIMALS;

const trimmed = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.?0+$/, "");

/** Two decimals, below 0.1 two significant digits: a short leg is not shown as 0. */
const formatDistance = (value: number) =>
  trimmed(value, value < 0.1 ? 1 - Math.floor(Math.log10(value)) : 2);

const WHOLE_METERS_FROM = 10;
const formatMeters = (value: number) =>
  value < WHOLE_METERS_FROM ? formatDistance(value) : formatWhole(value);

function metersOf(discipline: Discipline, distance: Miles): number {
  const race = RACE_TYPES.find((type) => RACE_DISTANCES[type][discipline] === distance);
  return race ? KNOWN_METERS[race][discipline] : distance * METERS_PER_MILE;
}

/** Unit for showing and typing a leg. */
export function raceDistanceUnit(discipline: Discipline, units: Units): "mi" | "km" | "m" {
  if (isMiles(units)) return "mi";
  return discipline === "swim" ? "m" : "km";
}

/** A leg as athletes know it: "0.93 mi", "26.2 mi"; "1,500 m", "40 km", "42.2 km". */
export function raceDistanceFigure(discipline: Discipline, distance: Miles, units: Units): Figure {
  const unit = raceDistanceUnit(discipline, units);
  if (unit === "mi") return { value: formatDistance(distance), unit };
  const meters = metersOf(discipline, distance);
  return unit === "m"
    ? { value: formatMeters(meters), unit }
    : { value: formatDistance(meters / METERS_PER_KM), unit };
}

/** The swim leg in the unit of the athlete's pool: "1,500 m", "1,640 yd". */
export const poolDistanceFigure = (distance: Miles, units: Units): Figure =>
  plannedDistanceFigure("swim", metersOf("swim", distance), units);

/** The three distances in one unit: "0.93 · 25 · 6.2 mi", "1.5 · 40 · 10 km". */
export function raceDistancesText(race: RaceType, units: Units): string {
  const inMiles = isMiles(units);
  const legs = DISCIPLINES.map((discipline) =>
    inMiles ? RACE_DISTANCES[race][discipline] : KNOWN_METERS[race][discipline] / METERS_PER_KM,
  );
  return `${legs.join(" · ")} ${inMiles ? "mi" : "km"}`;
}

/** Form text of a stored leg in the athlete's units; invalid texts stay unchanged. */
export function raceDistanceInput(discipline: Discipline, stored: string, units: Units): string {
  const distance = parseRaceDistance(stored);
  if (distance === null) return stored;
  return raceDistanceFigure(discipline, distance, units).value.replaceAll(",", "");
}

/** Miles to store for a leg typed in the athlete's units; invalid texts stay, and stay invalid. */
export function storedRaceDistance(discipline: Discipline, typed: string, units: Units): string {
  const decimal = normalizeDecimal(typed.trim());
  if (isMiles(units) || decimal === null) return typed;
  const meters = Number(decimal) * (discipline === "swim" ? 1 : METERS_PER_KM);
  const race = RACE_TYPES.find((type) => KNOWN_METERS[type][discipline] === meters);
  const distance = race ? RACE_DISTANCES[race][discipline] : meters / METERS_PER_MILE;
  const stored = trimmed(meters > 0 ? Math.max(distance, MIN_STORED) : 0, STORED_DECIMALS);
  return normalizeRaceDistance(stored) ?? typed;
}
