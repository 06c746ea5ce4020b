import { normalizeDecimal } from "./decimal-text.ts";
import { seconds, secondsPerMile, type Seconds, type SecondsPerMile } from "./unit.ts";

const CLOCK_PACE = /^(\d{1,2}):([0-5]\d)$/;
const EIGHT_MINUTES = 480;
const SPEED = /^\d{1,2}(\.\d)?$/;

/**
 * A pace or short duration as `m:ss`, rounded to the second (150.4 → "2:30"). Any finite number of
 * seconds >= 0; the minutes may exceed 59.
 */
export function formatPace(value: number): string {
  const total = Math.round(value);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
}

/** Seconds of an `m:ss` text ("2:30" → 150); null if it is invalid ("2:60", "150", ""). */
export function parsePace(text: string): Seconds | null {
  const match = CLOCK_PACE.exec(text);
  return match ? seconds(Number(match[1]) * 60 + Number(match[2])) : null;
}

/** Run pace of an `m:ss` text, with the specification's fallback of 8 minutes. */
export const runPaceOrEightMinutes = (text: string): SecondsPerMile =>
  secondsPerMile(parsePace(text) ?? EIGHT_MINUTES);

/** Stored bike speed in mph, at most one decimal (18 → "18", 18.54 → "18.5"). */
export const formatSpeed = (mph: number): string => String(Math.round(mph * 10) / 10);

/** Stored text of a typed bike speed ("18,5" → "18.5"); null for more than one decimal. */
export function normalizeSpeed(text: string): string | null {
  const speed = normalizeDecimal(text);
  return speed !== null && SPEED.test(speed) ? speed : null;
}

/** Number of a bike speed text ("18.5" → 18.5); null if it is invalid ("18mph", "1e1", ""). */
export function parseSpeed(text: string): number | null {
  const speed = normalizeSpeed(text);
  return speed === null ? null : Number(speed);
}
