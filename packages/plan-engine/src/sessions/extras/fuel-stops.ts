import type { Discipline, StepAdvice } from "@triplan/domain";

/** What to take by a time of an exercise, since the time before. */
export interface FuelStop {
  /** Minutes from the start. */
  by: number;
  /** Grams of carbohydrate. */
  grams: { least: number; most: number };
  milliliters: number;
}

/** Shorter exercises need no clock. */
const MIN_MINUTES = { swim: Number.POSITIVE_INFINITY, bike: 90, run: 75 } as const;
/** Up to this length a stop is for half an hour, in longer ones for an hour. */
const HALF_HOURS = 150;
/** The end of an exercise shorter than this needs nothing. */
const LAST_MINUTES = 15;
/** An hour's drink: the middle of 400 to 800 ml, two thirds of it on foot. */
const DRINK = { swim: 0, bike: 600, run: 400 } as const;
const GRAMS = 5;
const MILLILITERS = 50;

const toGrid = (amount: number, grid: number) => Math.round(amount / grid) * grid;

/** Food and drink of a long ride or run by the clock, at this rate; empty for shorter exercises. */
export function fuelStops(
  type: Discipline,
  minutes: number,
  rate: NonNullable<StepAdvice["gramsPerHour"]>,
): FuelStop[] {
  if (minutes < MIN_MINUTES[type]) return [];
  const step = minutes <= HALF_HOURS ? 30 : 60;
  const count = Math.floor((minutes - LAST_MINUTES) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const by = Math.min((index + 1) * step, minutes);
    const hours = (by - index * step) / 60;
    return {
      by,
      grams: { least: toGrid(rate.least * hours, GRAMS), most: toGrid(rate.most * hours, GRAMS) },
      milliliters: toGrid(DRINK[type] * hours, MILLILITERS),
    };
  });
}
