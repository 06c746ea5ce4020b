import type { BindingLimit } from "./limit-kind.ts";

export interface BestCurve {
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Minutes of each week, before rounding and the rules of the weeks before it. */
  minutes: readonly number[];
  /** What holds each week back most. */
  binding: readonly BindingLimit[];
}
