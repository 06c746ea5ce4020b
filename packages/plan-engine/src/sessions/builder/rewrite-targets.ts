import { countTrainingWeeks, periodise } from "../../calendar/index.ts";
import { distanceText, mainPace, paceWithUnit, planPaces } from "../../intensity/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { describeSteps } from "./describe-steps.ts";
import { targetedSteps } from "./targeted-steps.ts";

type Targeted = Pick<PlannedExercise, "type" | "week" | "intensity" | "steps">;
type Targets = Pick<PlannedExercise, "steps" | "pace" | "distance" | "description">;

/**
 * The targets and texts of exercises for the thresholds of the request, in the order of `rows`.
 * Everything else of an exercise stays: minutes, day, sets and identity.
 */
export function rewriteTargets(request: PlanRequest, rows: readonly Targeted[]): Targets[] {
  const targets = planPaces(request, countTrainingWeeks(periodise(request)));
  return rows.map((row) => targetTexts(row, targetedSteps(row, targets)));
}

/** The texts that follow from the steps. */
export const targetTexts = (
  { type, intensity }: Pick<Targeted, "type" | "intensity">,
  steps: Targets["steps"],
): Targets => ({
  steps,
  distance: distanceText(type, steps),
  pace: mainPace(type, steps, intensity),
  description: describeSteps(steps, (pace) => paceWithUnit(type, pace)),
});
