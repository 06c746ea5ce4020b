import type { RaceType } from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import type { PlanDay } from "./plan-day.ts";

const TAPER_DAYS = {
  sprint: 8,
  olympic: 12,
  "70.3": 14,
  ironman: 21,
} as const satisfies Record<RaceType, number>;

/** Days. */
export const MIN_TAPER = 3;

/** Share of the daily volume left at the end of a taper. */
const FLOOR = 0.35;
const DAYS_OF_A_FULL_RACE_WEEK = 6;

/** Taper length in days: the race's own, or a third of a short plan. */
export const taperDays = (race: RaceType, daysToRace: number): number =>
  Math.min(TAPER_DAYS[race], Math.max(MIN_TAPER, Math.round(0.33 * daysToRace)));

/** Share of the usual volume of a day: 1 before the taper, then falling exponentially. */
export function taperMultiplier(daysToRace: number, taper: number): number {
  if (daysToRace > taper) return 1;
  const tau = 0.32 * taper;
  return FLOOR + (1 - FLOOR) * Math.exp(-(taper - daysToRace + 0.5) / tau);
}

/**
 * Share of the usual volume of a week: the mean of its usable days, weighted by their hours. Lower
 * for a midweek race, which leaves fewer days; 0 if no day is open.
 */
export function weekTaperFactor(days: readonly PlanDay[], taper: number): number {
  const available = sum(days.map((day) => day.minutes));
  if (available === 0) return 0;
  const weighted = days.map((day) => day.minutes * taperMultiplier(day.daysToRace, taper));
  const usable = days.filter((day) => day.isUsable).length;
  return (sum(weighted) / available) * Math.min(1, usable / DAYS_OF_A_FULL_RACE_WEEK);
}

/** True if at least half of the week's usable days are inside the taper. */
export function isTaperWeek(days: readonly PlanDay[], taper: number): boolean {
  const usable = days.filter((day) => day.isUsable);
  const inside = usable.filter((day) => day.daysToRace <= taper);
  return inside.length * 2 >= usable.length;
}
