import type { Effort } from "../../intensity/index.ts";
import type { Measure } from "./resolved-step.ts";
import { inLengths } from "../../model/tidy-numbers.ts";

/** A pool with the swimmer's paces. */
export interface Pool extends Pick<Measure, "paces" | "poolLength"> {
  /** True if 50 m are whole lengths, so that totals can be round. */
  isRound: boolean;
}

export const poolOf = ({ paces, poolLength }: Measure): Pool => ({
  paces,
  poolLength,
  isRound: 50 % poolLength === 0,
});

/** Metres in the pool's whole lengths. */
export const inPool = (meters: number, { poolLength }: Pick<Pool, "poolLength">): number =>
  inLengths(meters, poolLength);

export const swimSeconds = (meters: number, effort: Effort, { paces }: Pick<Pool, "paces">) =>
  (meters / 100) * paces[effort];
