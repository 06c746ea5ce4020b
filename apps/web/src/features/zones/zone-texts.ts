import {
  formatPlanPace,
  PLAN_PACE_UNITS,
  ZONE_DISCIPLINE,
  type HeartRateRange,
  type RangeUnit,
  type Units,
  type ZoneRange,
} from "@triplan/domain";

/** Unit of a column of ranges in the athlete's units. */
export function rangeUnitText(unit: RangeUnit, units: Units): string {
  return unit === "ftpWatts" ? "W" : PLAN_PACE_UNITS[units][ZONE_DISCIPLINE[unit]];
}

/** A range without its unit: "225–263", "8:05–8:40" (the faster end first), "below 138". */
export function rangeText(unit: RangeUnit, { slow, fast }: ZoneRange, units: Units): string {
  const text = (value: number) =>
    unit === "ftpWatts"
      ? String(Math.round(value))
      : formatPlanPace(ZONE_DISCIPLINE[unit], value, units);
  const isPace = unit === "css" || unit === "runThreshold";
  if (slow === null)
    return fast === null ? "" : `${isPace ? "slower than" : "below"} ${text(fast)}`;
  if (fast === null) return `${isPace ? "faster than" : "above"} ${text(slow)}`;
  return isPace ? `${text(fast)}–${text(slow)}` : `${text(slow)}–${text(fast)}`;
}

/** "145–151", "to 144", "from 171". */
export function heartRateText({ from, to }: HeartRateRange): string {
  if (from === null) return to === null ? "" : `to ${to}`;
  return to === null ? `from ${from}` : `${from}–${to}`;
}
