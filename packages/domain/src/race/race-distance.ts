import { normalizeDecimal } from "../units/decimal-text.ts";
import type { Discipline } from "../sport/discipline.ts";
import { miles, type Miles } from "../units/unit.ts";
import { RACE_DISTANCES, type RaceDistances, type RaceType } from "./race-type.ts";

/** Maximum length of a leg. */
export const MAX_RACE_DISTANCE = miles(1000);
const MAX_DISTANCE_TEXT = 12;

/** Stored text of a typed leg ("0.93", miles > 0 and <= 1000); null if it is invalid. */
export function normalizeRaceDistance(text: string): string | null {
  const trimmed = text.trim();
  const decimal = trimmed.length <= MAX_DISTANCE_TEXT ? normalizeDecimal(trimmed) : null;
  const value = Number(decimal);
  return value > 0 && value <= MAX_RACE_DISTANCE ? decimal : null;
}

/** Miles of a typed leg; null if it is invalid. */
export function parseRaceDistance(text: string): Miles | null {
  const distance = normalizeRaceDistance(text);
  return distance === null ? null : miles(Number(distance));
}

/** The fields of the three legs. */
export const DISTANCE_FIELDS = {
  swim: "swimDistance",
  bike: "bikeDistance",
  run: "runDistance",
} as const satisfies Record<Discipline, string>;

/** Miles of the three legs, as text. */
export type DistanceTexts = Record<(typeof DISTANCE_FIELDS)[Discipline], string>;

/** The standard distances of a race. */
export const standardDistances = (race: RaceType): DistanceTexts => ({
  swimDistance: String(RACE_DISTANCES[race].swim),
  bikeDistance: String(RACE_DISTANCES[race].bike),
  runDistance: String(RACE_DISTANCES[race].run),
});

/** Miles of the three typed legs; null if one is invalid. */
export function parseRaceDistances(texts: DistanceTexts): RaceDistances | null {
  const swim = parseRaceDistance(texts.swimDistance);
  const bike = parseRaceDistance(texts.bikeDistance);
  const run = parseRaceDistance(texts.runDistance);
  return swim && bike && run ? { swim, bike, run } : null;
}
