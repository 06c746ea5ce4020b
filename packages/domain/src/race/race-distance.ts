import { normalizeDecimal } from "../units/decimal-text.ts";
import { miles, type Miles } from "../units/unit.ts";
import type { RaceDistances } from "./race-type.ts";

/** The longest leg that a plan takes, in miles. */
export const MAX_DISTANCE = 1000;
const MAX_DISTANCE_TEXT = 12;

/** A leg's length as it is stored ("0.93", miles > 0 and <= 1000), or null when the text is none. */
export function normalizeRaceDistance(text: string): string | null {
  const trimmed = text.trim();
  const decimal = trimmed.length <= MAX_DISTANCE_TEXT ? normalizeDecimal(trimmed) : null;
  const value = Number(decimal);
  return value > 0 && value <= MAX_DISTANCE ? decimal : null;
}

/** The miles of a typed leg, or null when the text is none. */
export function parseRaceDistance(text: string): Miles | null {
  const distance = normalizeRaceDistance(text);
  return distance === null ? null : miles(Number(distance));
}

interface DistanceTexts {
  swimDistance: string;
  bikeDistance: string;
  runDistance: string;
}

/** The three legs of typed distances, or null while one of them is none. */
export function parseRaceDistances(texts: DistanceTexts): RaceDistances | null {
  const swim = parseRaceDistance(texts.swimDistance);
  const bike = parseRaceDistance(texts.bikeDistance);
  const run = parseRaceDistance(texts.runDistance);
  return swim && bike && run ? { swim, bike, run } : null;
}
