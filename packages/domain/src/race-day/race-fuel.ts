import {
  carbohydrateRate,
  DRINK_RATES,
  FUEL_GRID,
  RUN_FUEL_PART,
  toFuelGrid,
  type GramRange,
} from "../exercise/fuel-rates.ts";
import { finishOf, RACE_LEGS, type RaceLeg, type RaceSplits } from "./race-times.ts";

/** What to eat and drink in one part of race day. */
export interface RaceFuelRow {
  when: "breakfast" | "gel" | "race";
  /** Minutes from the start; before it negative. */
  from: number;
  to: number;
  grams: GramRange;
  milliliters: number;
  /** The parts of the race that it spans; empty before the start. */
  legs: RaceLeg[];
}

export interface RaceFuel {
  rows: RaceFuelRow[];
  /** On the course. */
  grams: GramRange;
  milliliters: number;
  /** Grams of carbohydrate an hour on the bike. */
  rate: GramRange;
}

/** Breakfast: 1 to 4 g/kg one to four hours before, Burke et al. 2011, J Sports Sci 29 S17. */
const BREAKFAST = { minutes: 180, grams: 90, milliliters: 400 };
const GEL = { minutes: 15, grams: 25, milliliters: 150 };
const HOUR = 60;
/** A shorter rest of the race belongs to the hour before it; what is taken in it is of no use. */
const LAST_MINUTES = 15;

interface Span {
  from: number;
  to: number;
}

const overlap = (a: Span, b: Span) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** Carbohydrate and fluid by the hour for these splits, with breakfast and a gel before the start. */
export function raceFuel(splits: RaceSplits): RaceFuel {
  const total = finishOf(splits) / 60;
  const rate = carbohydrateRate(total);
  const legs = legSpans(splits);
  const rows = hoursOf(total).map((hour): RaceFuelRow => {
    const eating = { from: hour.from, to: Math.min(hour.to, total - LAST_MINUTES) };
    const bike = overlap(legs.bike, eating) / HOUR;
    const run = overlap(legs.run, eating) / HOUR;
    const grams = (amount: number) =>
      toFuelGrid(amount * (bike + RUN_FUEL_PART * run), FUEL_GRID.grams);
    return {
      when: "race",
      ...hour,
      grams: { least: grams(rate.least), most: grams(rate.most) },
      milliliters: toFuelGrid(
        DRINK_RATES.bike * bike + DRINK_RATES.run * run,
        FUEL_GRID.milliliters,
      ),
      legs: RACE_LEGS.filter((leg) => overlap(legs[leg], hour) > 0),
    };
  });
  return {
    rows: [before("breakfast", BREAKFAST), before("gel", GEL), ...rows],
    grams: {
      least: sum(rows.map(({ grams }) => grams.least)),
      most: sum(rows.map(({ grams }) => grams.most)),
    },
    milliliters: sum(rows.map(({ milliliters }) => milliliters)),
    rate,
  };
}

const before = (
  when: "breakfast" | "gel",
  { minutes, grams, milliliters }: typeof GEL,
): RaceFuelRow => ({
  when,
  from: -minutes,
  to: -minutes,
  grams: { least: grams, most: grams },
  milliliters,
  legs: [],
});

/** The hours of a race of so many minutes. */
function hoursOf(total: number): Span[] {
  const count = Math.max(1, Math.ceil((total - LAST_MINUTES) / HOUR));
  return Array.from({ length: count }, (_, index) => ({
    from: index * HOUR,
    to: index === count - 1 ? total : (index + 1) * HOUR,
  }));
}

/** Minutes from the start at which each part begins and ends. */
export function legSpans(splits: RaceSplits): Record<RaceLeg, Span> {
  // Seconds are whole, so that the last part ends with the finish.
  let end = 0;
  const next = (leg: RaceLeg): Span => {
    const from = end / 60;
    end += splits[leg];
    return { from, to: end / 60 };
  };
  return {
    swim: next("swim"),
    t1: next("t1"),
    bike: next("bike"),
    t2: next("t2"),
    run: next("run"),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
