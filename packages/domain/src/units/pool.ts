/** Unit in which the lengths of a pool are counted. */
export type PoolUnit = "m" | "yd";

/** Exactly; the unit of pools, while displayed distances follow `YARDS_PER_METER`. */
const METERS_PER_YARD = 0.9144;
const METERS_PER_UNIT = { m: 1, yd: METERS_PER_YARD } as const satisfies Record<PoolUnit, number>;

interface Pool {
  /** One length. */
  meters: number;
  name: string;
  unit: PoolUnit;
}

/** Pools that an athlete can choose, the most common ones first. */
export const POOLS = [
  { meters: 25, name: "25 m", unit: "m" },
  { meters: 50, name: "50 m", unit: "m" },
  { meters: 22.86, name: "25 yd", unit: "yd" },
  { meters: 20, name: "20 m", unit: "m" },
  { meters: 33.33, name: "33⅓ m", unit: "m" },
  { meters: 18.288, name: "20 yd", unit: "yd" },
  { meters: 45.72, name: "50 yd", unit: "yd" },
] as const satisfies readonly Pool[];

/** Metres of one length of the pools that an athlete can choose. */
export const POOL_LENGTHS = POOLS.map((pool) => pool.meters);
export type PoolLength = (typeof POOL_LENGTHS)[number];

/** Pool of plans and athletes without a choice. */
export const DEFAULT_POOL_LENGTH: PoolLength = 25;

/** The length of a pool that an athlete can choose; the usual one for others. */
export const poolLengthOf = (lengthMeters: number): PoolLength =>
  POOL_LENGTHS.find((length) => length === lengthMeters) ?? DEFAULT_POOL_LENGTH;

/** The unit that a length is counted in: yards in yard pools, metres in all others. */
export const poolUnitOf = (lengthMeters: number): PoolUnit =>
  POOLS.find(({ meters }) => meters === lengthMeters)?.unit ?? "m";

const THOUSANDTHS = 1000;
const rounded = (value: number) => Math.round(value * THOUSANDTHS) / THOUSANDTHS;

/** Metres in the unit of a pool, to a thousandth (91.44 → 100 yd). */
export const metersToPoolUnit = (meters: number, unit: PoolUnit): number =>
  unit === "m" ? meters : rounded(meters / METERS_PER_UNIT[unit]);

/** Metres of a distance in the unit of a pool, to a millimetre (100 yd → 91.44). */
export const poolUnitToMeters = (distance: number, unit: PoolUnit): number =>
  unit === "m" ? distance : rounded(distance * METERS_PER_UNIT[unit]);
