import { normalizeDecimal } from "./decimal-text.ts";
import { seconds, type Seconds } from "./unit.ts";

const CLOCK_PACE = /^(\d{1,2}):([0-5]\d)$/;
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

/** Stored bike speed in mph, at most one decimal (18 → "18", 18.54 → "18.5"). */
export const formatSpeed = (mph: number): string => String(Math.round(mph * 10) / 10);

/**
 * Number of a bike speed text ("18.5" → 18.5, "18,5" → 18.5); null if it is invalid ("18mph", "1e1",
 * "") or has more than one decimal.
 */
export function parseSpeed(text: string): number | null {
  const speed = normalizeDecimal(text);
  return speed !== null && SPEED.test(speed) ? Number(speed) : null;
}
