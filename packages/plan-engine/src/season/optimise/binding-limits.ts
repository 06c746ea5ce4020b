import type { WeekFrame } from "../../calendar/index.ts";
import type { BindingLimit } from "../volume/binding-limit.ts";
import type { WeekLimit } from "./week-limits.ts";

/** Limits with a smaller dual do not bind. */
const MIN_DUAL = 1e-4;

/** For each week the limit with the largest dual. */
export function bindingLimits(
  frames: readonly WeekFrame[],
  limits: readonly WeekLimit[],
  duals: readonly number[],
): BindingLimit[] {
  const hours = limits.findIndex((limit) => limit.kind === "hours");
  const hoursValue = Math.abs(duals[hours] ?? 0) / 10;
  return frames.map((frame) => {
    let best: BindingLimit = { kind: "none", value: MIN_DUAL };
    for (const [row, limit] of limits.entries()) {
      const value = Math.abs(duals[row] ?? 0);
      if (limit.week === frame.week && value > best.value) best = { kind: limit.kind, value };
    }
    if (best.kind === "none" && frame.isLoading && hoursValue > MIN_DUAL) {
      return { kind: "hours", value: hoursValue };
    }
    return best;
  });
}
