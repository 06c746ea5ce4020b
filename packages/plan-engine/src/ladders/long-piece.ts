import { metersToPoolUnit, type PoolUnit } from "@triplan/domain";
import { tidyPieces } from "../model/tidy-numbers.ts";

/** Rounding of stored distances. */
const TOLERANCE = 0.5;

/**
 * The piece of a long swim in the unit of the pool. A long swim prepares for a distance in metres: in a yard
 * pool it is the longest tidy number of yards in them (1500 m → 1600 yd), unlike sets, which keep their
 * numbers.
 */
export function longPiece(meters: number, unit: PoolUnit): number {
  if (unit === "m") return meters;
  const [piece = 0] = tidyPieces(0, metersToPoolUnit(meters, unit) + TOLERANCE);
  return piece;
}
