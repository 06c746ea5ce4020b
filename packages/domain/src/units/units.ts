import { poolUnitOf, type PoolUnit } from "./pool.ts";
import type { UnitPreference } from "./unit-preference.ts";

/**
 * Units of what an athlete sees: the preference for rides and runs, and with "+yd" yards for pool swims.
 * A preference alone means a pool in metres.
 */
export type Units = UnitPreference | `${UnitPreference}+yd`;

/** The units of an athlete with this preference in a pool of this length. */
export const unitsOf = (preference: UnitPreference, poolLengthMeters: number): Units =>
  poolUnitOf(poolLengthMeters) === "yd" ? `${preference}+yd` : preference;

/** The unit preference in these units. */
export const preferenceOf = (units: Units): UnitPreference =>
  units === "miles" || units === "miles+yd" ? "miles" : "kilometers";

export const isMiles = (units: Units): boolean => preferenceOf(units) === "miles";

/** The unit of pool swims in these units. */
export const poolUnitIn = (units: Units): PoolUnit => (units.endsWith("+yd") ? "yd" : "m");
