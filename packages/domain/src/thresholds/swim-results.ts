import { formatWhole } from "../units/figure.ts";
import { poolUnitToMeters } from "../units/pool.ts";
import { poolUnitIn, type Units } from "../units/units.ts";
import { SWIM_RESULT_METERS, type SwimResultMeters } from "./performance.ts";

/** A distance whose result gives a threshold. */
export interface SwimResult {
  value: string;
  label: string;
  /** The metric result that it counts as. */
  meters: SwimResultMeters;
  /** Time over `meters` at the same pace, for a second over the distance itself. */
  factor: number;
}

const metric = (meters: SwimResultMeters): SwimResult => ({
  value: String(meters),
  label: `${formatWhole(meters)} m`,
  meters,
  factor: 1,
});

const yards = (distance: number, meters: SwimResultMeters): SwimResult => ({
  value: `${distance}yd`,
  label: `${formatWhole(distance)} yd`,
  meters,
  factor: meters / poolUnitToMeters(distance, "yd"),
});

/** What is swum in yard pools, taken as the metric result that is about as long. */
const IN_YARDS = [yards(500, 400), yards(1000, 750), yards(1650, 1500)];

/** Races in open water are measured in metres everywhere. */
const isRace = (meters: SwimResultMeters) => meters !== SWIM_RESULT_METERS[0];

/** Distances of swim results, the usual one first; those of the pool in its unit. */
export const swimResults = (units: Units): readonly SwimResult[] =>
  poolUnitIn(units) === "yd"
    ? [...IN_YARDS, ...SWIM_RESULT_METERS.filter(isRace).map(metric)]
    : SWIM_RESULT_METERS.map(metric);
