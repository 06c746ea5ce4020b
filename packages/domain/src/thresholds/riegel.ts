import { METERS_PER_MILE } from "../units/convert.ts";

/** Riegel's exponent: a time grows with distance^1.06. Source: Riegel 1981, American Scientist 69. */
const FADE = 1.06;
const HOUR = 3600;

/** Threshold pace in seconds per mile of a run over `meters` > 0 in `seconds` > 0: that of one hour. */
export function paceOfHour(meters: number, seconds: number): number {
  const hourMeters = meters * (HOUR / seconds) ** (1 / FADE);
  return (HOUR / hourMeters) * METERS_PER_MILE;
}

/** Seconds over `meters` > 0 of a runner whose threshold pace is `pace` > 0 seconds per mile. */
export function runTime(pace: number, meters: number): number {
  const hourMeters = (HOUR / pace) * METERS_PER_MILE;
  return HOUR * (meters / hourMeters) ** FADE;
}
