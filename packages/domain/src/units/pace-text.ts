import { normalizeDecimal } from "./decimal-text.ts";
import { seconds, secondsPerMile, type Seconds, type SecondsPerMile } from "./unit.ts";

const CLOCK_PACE = /^(\d{1,2}):([0-5]\d)$/;
const EIGHT_MINUTES = 480;
const SPEED = /^\d{1,2}(\.\d)?$/;

/**
 * A pace or a short duration as `m:ss`, rounded to the second (150.4 → "2:30").
 * Any finite number of seconds >= 0; the minutes may pass 59.
 */
export function formatPace(value: number): string {
  const total = Math.round(value);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
}

/** Seconds of an `m:ss` text ("2:30" → 150), or null when it is none ("2:60", "150", ""). */
export function parsePace(text: string): Seconds | null {
  const match = CLOCK_PACE.exec(text);
  return match ? seconds(Number(match[1]) * 60 + Number(match[2])) : null;
}

/** A run pace of an `m:ss` text, with the specification's fallback of 8 minutes. */
export const runPaceOrEightMinutes = (text: string): SecondsPerMile =>
  secondsPerMile(parsePace(text) ?? EIGHT_MINUTES);

/** A bike speed in mph as the plan stores it: one decimal at most (18 → "18", 18.54 → "18.5"). */
export const formatSpeed = (mph: number): string => String(Math.round(mph * 10) / 10);

/** A typed bike speed as it is stored ("18,5" → "18.5"), or null for more than one decimal. */
export function normalizeSpeed(text: string): string | null {
  const speed = normalizeDecimal(text);
  return speed !== null && SPEED.test(speed) ? speed : null;
}

/** The number of a bike speed text ("18.5" → 18.5), or null when it is none ("18mph", "1e1", ""). */
export function parseSpeed(text: string): number | null {
  const speed = normalizeSpeed(text);
  return speed === null ? null : Number(speed);
}
