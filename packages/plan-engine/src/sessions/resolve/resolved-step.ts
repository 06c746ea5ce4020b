import type { Discipline } from "@triplan/domain";
import type { EffortPaces } from "../../intensity/index.ts";
import type { Stretch } from "../library/template-types.ts";

/** Converts quantities to seconds for one discipline in one week. */
export interface Measure {
  discipline: Discipline;
  paces: EffortPaces;
  /** Metres of one pool length. */
  poolLength: number;
}

/** A stretch with its moving time; quantity as in the template, swims in metres. */
export interface ResolvedStretch extends Stretch {
  seconds: number;
}

export interface ResolvedStep {
  kind: "warmup" | "main" | "steady" | "cooldown";
  repeat: number;
  items: readonly ResolvedStretch[];
}

export interface Fit {
  /** Share of the repetitions that would fit, above 0 to 1. */
  share: number;
  /** Drops repetitions and shrinks warm-up and cool-down as far as needed. */
  isLenient?: boolean;
}
