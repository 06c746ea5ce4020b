import type { TemplateStep } from "../library/template-types.ts";
import { resolveLand } from "./resolve-land.ts";
import { resolveSwim } from "./resolve-swim.ts";
import type { Fit, Measure, ResolvedStep } from "./resolved-step.ts";

/**
 * Fits the steps of a template into the minutes: warm-up and cool-down by length, as many tidy
 * repetitions as fit, easy time for the rest. Rides and runs are exact and in whole minutes, swims
 * up to 4 minutes short. Null if even the minimum repetitions do not fit.
 */
export const resolveSteps = (
  steps: readonly TemplateStep[],
  minutes: number,
  measure: Measure,
  fit: Fit,
): ResolvedStep[] | null =>
  measure.discipline === "swim"
    ? resolveSwim(steps, minutes, measure, fit)
    : resolveLand(steps, minutes, measure, fit);
