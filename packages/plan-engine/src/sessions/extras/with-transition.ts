import type { PlannedExercise } from "../../model/plan-types.ts";
import { transitionAdvice } from "./advice-texts.ts";

/** The ride with advice for the change to the run after it. */
export function withTransition(ride: PlannedExercise, isFirst: boolean): PlannedExercise {
  const [first, ...others] = ride.steps;
  if (!first) return ride;
  const advice = [...(first.advice ?? []), transitionAdvice({ isFirst, isLast: false })];
  return { ...ride, steps: [{ ...first, advice }, ...others] };
}
