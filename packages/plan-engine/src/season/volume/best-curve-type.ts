import type { BindingLimit } from "./limit-kind.ts";

export interface BestCurve {
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Minutes of each week, before rounding and the limits from previous weeks. */
  minutes: readonly number[];
  /** The tightest limit of each week. */
  binding: readonly BindingLimit[];
}
