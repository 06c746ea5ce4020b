import type { ReasonRule } from "@triplan/domain";
import { countTrainingWeeks, periodise } from "../../calendar/index.ts";
import { distanceText, mainPace, paceWithUnit, planPaces } from "../../intensity/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { describeSteps } from "./describe-steps.ts";
import { pacedNotes } from "../notes/paced-notes.ts";
import { pacedSwim, type SwimPace } from "./paced-swim.ts";
import { targetedSteps } from "./targeted-steps.ts";

type Targeted = Pick<
  PlannedExercise,
  "type" | "week" | "templateId" | "duration" | "intensity" | "notes" | "steps" | "reasons"
>;
type Texts = Pick<PlannedExercise, "steps" | "pace" | "distance" | "description">;
type Targets = Texts & Pick<PlannedExercise, "notes">;

const CHANGES: ReadonlySet<ReasonRule> = new Set<ReasonRule>(["adjusted", "fixed"]);

/**
 * The targets and texts of exercises for the thresholds of the request, in the order of `rows`.
 * Minutes, day, sets and identity of an exercise stay; the easy metres of a swim follow its pace.
 */
export function rewriteTargets(request: PlanRequest, rows: readonly Targeted[]): Targets[] {
  const frames = periodise(request);
  const targets = planPaces(request, countTrainingWeeks(frames));
  return rows.map((row) => {
    const isLoading = frames[row.week - 1]?.isLoading ?? true;
    const isChanged = row.reasons.some(({ rule }) => CHANGES.has(rule));
    return retargeted(row, { ...request, targets, isLoading, isChanged });
  });
}

/** The targets and texts of an exercise at the paces of its week. */
export function retargeted(row: Targeted, facts: SwimPace): Targets {
  const isSwim = row.type === "swim";
  const steps = isSwim ? pacedSwim(row, facts) : row.steps;
  return {
    ...targetTexts(row, targetedSteps({ ...row, steps }, facts.targets)),
    notes: isSwim ? pacedNotes(row, steps) : row.notes,
  };
}

/** The texts that follow from the steps. */
export const targetTexts = (
  { type, intensity }: Pick<Targeted, "type" | "intensity">,
  steps: Texts["steps"],
): Texts => ({
  steps,
  distance: distanceText(type, steps),
  pace: mainPace(type, steps, intensity),
  description: describeSteps(steps, (pace) => paceWithUnit(type, pace)),
});
