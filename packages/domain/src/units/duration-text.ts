import { seconds, type Seconds } from "./unit.ts";

// Four digits of hours: a swim of 1000 miles, the longest in the form, takes 1341 h.
const CLOCK = /^(\d{1,4}):([0-5]\d):([0-5]\d)$/;
const TWO_HOURS = seconds(7200);

const two = (part: number) => String(part).padStart(2, "0");

function clockParts(value: number): [hours: number, minutes: string, secs: string] {
  const total = Math.round(value);
  return [Math.floor(total / 3600), two(Math.floor(total / 60) % 60), two(total % 60)];
}

/** Stored finish time, `hh:mm:ss` (10200 → "02:50:00"). Seconds >= 0. */
export function formatFinishTime(value: number): string {
  const [hours, minutes, secs] = clockParts(value);
  return `${two(hours)}:${minutes}:${secs}`;
}

/** Displayed time, `h:mm:ss` (10200 → "2:50:00", 600 → "0:10:00"). Seconds >= 0. */
export function formatClock(value: number): string {
  return clockParts(value).join(":");
}

/** Displayed duration, `h:mm` (75 → "1:15"). Minutes >= 0. */
export function formatHours(minutes: number): string {
  const total = Math.round(minutes);
  return `${Math.floor(total / 60)}:${two(total % 60)}`;
}

/** Seconds of an `h:mm:ss` or `hh:mm:ss` text; null if it is invalid ("25:61:00", "-1", ""). */
export function parseFinishTime(text: string): Seconds | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  return seconds(Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]));
}

/** Like `parseFinishTime`, with the specification's fallback of two hours. */
export const finishTimeOrTwoHours = (text: string): Seconds => parseFinishTime(text) ?? TWO_HOURS;
