import { ladderNamed, rungOf, type LadderStep } from "../../ladders/index.ts";
import { rungSteps } from "../library/rung-template.ts";
import { resolveSteps } from "./resolve-steps.ts";
import type { Measure, ResolvedStep } from "./resolved-step.ts";

/**
 * The steps of a rung in the given minutes: warm-up and cool-down as long as its ladder allows, the
 * rest easy. Null if the rung does not fit. `reps` replaces its repetitions.
 */
export function fitRung(
  step: LadderStep,
  minutes: number,
  measure: Measure,
  reps?: number,
): ResolvedStep[] | null {
  const rests = wholeRests(step, reps ?? rungOf(step)[0]);
  for (const rest of rests) {
    const steps = rungSteps(step, { rest, ...(reps !== undefined && { reps }) });
    const resolved = resolveSteps(steps, minutes, measure, { share: 1 });
    if (resolved) return resolved;
  }
  return null;
}

/** Seconds of rest that are easy to remember, and the most by which a rest may change. */
const TIDY_RESTS = [0, 20, 40, ...Array.from({ length: 40 }, (_, index) => 15 * (index + 1))];
const MAX_CHANGE = 60;

/** The rung's rest, or on land the nearest ones with which the set takes whole minutes. */
function wholeRests(step: LadderStep, reps: number): number[] {
  const { discipline, pattern } = ladderNamed(step.ladder);
  const [, work, rest] = rungOf(step);
  if (discipline === "swim" || pattern || rest === 0) return [rest];
  const isWhole = (seconds: number) => (reps * (Math.round(60 * work) + seconds)) % 60 === 0;
  if (isWhole(60 * rest)) return [rest];
  const change = (seconds: number) => Math.abs(seconds - 60 * rest);
  const whole = TIDY_RESTS.filter((each) => change(each) <= MAX_CHANGE && isWhole(each));
  const nearest = whole.toSorted((a, b) => change(a) - change(b) || b - a);
  return nearest.length > 0 ? nearest.map((each) => each / 60) : [rest];
}
