import { metersToPoolUnit, poolUnitOf, poolUnitToMeters, type PoolUnit } from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import { inLengths } from "../../model/tidy-numbers.ts";
import type { Measure, ResolvedStep } from "./resolved-step.ts";

/** A pool with the swimmer's paces. Distances of sets are in its unit: 4 × 100 are yards in a yard pool. */
export interface Pool extends Pick<Measure, "paces"> {
  unit: PoolUnit;
  /** One length, in the unit. */
  poolLength: number;
  /** True if 50 are whole lengths, so that totals can be round. */
  isRound: boolean;
}

export function poolOf({ paces, poolLength: meters }: Measure): Pool {
  const unit = poolUnitOf(meters);
  const poolLength = metersToPoolUnit(meters, unit);
  return { paces, unit, poolLength, isRound: 50 % poolLength === 0 };
}

/** A distance in the pool's whole lengths. */
export const inPool = (distance: number, { poolLength }: Pick<Pool, "poolLength">): number =>
  inLengths(distance, poolLength);

export const swimSeconds = (
  distance: number,
  effort: Effort,
  { paces, unit }: Pick<Pool, "paces" | "unit">,
) => (poolUnitToMeters(distance, unit) / 100) * paces[effort];

/** Distance of a resolved swim in the pool's unit. */
export const swimTotal = (steps: readonly ResolvedStep[], { unit }: Pick<Pool, "unit">): number =>
  metersToPoolUnit(
    sum(steps.map(({ repeat, items }) => repeat * sum(items.map((item) => item.quantity)))),
    unit,
  );
