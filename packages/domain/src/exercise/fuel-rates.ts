/** A range of grams; the same at both ends for one amount. */
export interface GramRange {
  least: number;
  most: number;
}

/** Grams an hour by minutes. Jeukendrup 2014, Sports Med 44 S25. @see docs/plan-engine.md#race-day */
const RATES: readonly { minutes: number; rate: GramRange }[] = [
  { minutes: 90, rate: { least: 0, most: 30 } },
  { minutes: 150, rate: { least: 30, most: 60 } },
];
const LONG_RATE: GramRange = { least: 60, most: 90 };

/** Carbohydrate an hour on the bike, by the minutes (> 0) of all of the training or race. */
export const carbohydrateRate = (minutes: number): GramRange =>
  RATES.find((each) => minutes <= each.minutes)?.rate ?? LONG_RATE;

/** The stomach takes less while running. */
export const RUN_FUEL_PART = 2 / 3;

/** Millilitres an hour: the middle of 400 to 800 ml, two thirds of it on foot. */
export const DRINK_RATES = { swim: 0, bike: 600, run: 400 } as const;

/** Amounts are rounded to these. */
export const FUEL_GRID = { grams: 5, milliliters: 50 } as const;

export const toFuelGrid = (amount: number, grid: number): number =>
  Math.round(amount / grid) * grid;
