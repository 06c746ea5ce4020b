import {
  DRINK_RATES,
  FUEL_GRID,
  toFuelGrid,
  type Discipline,
  type StepAdvice,
} from "@triplan/domain";

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
      grams: {
        least: toFuelGrid(rate.least * hours, FUEL_GRID.grams),
        most: toFuelGrid(rate.most * hours, FUEL_GRID.grams),
      },
      milliliters: toFuelGrid(DRINK_RATES[type] * hours, FUEL_GRID.milliliters),
    };
  });
}
