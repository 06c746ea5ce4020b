import { poolUnitOf, type PoolUnit, type ReasonRule } from "@triplan/domain";
import { countTrainingWeeks, periodise } from "../../calendar/index.ts";
import { distanceText, mainPace, paceFigure, planPaces } from "../../intensity/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { describeSteps } from "./describe-steps.ts";
import { pacedNotes } from "../notes/paced-notes.ts";
import { pacedSwim, type SwimPace } from "./paced-swim.ts";
import { stepFigures } from "./target-text.ts";
import { targetedSteps } from "./targeted-steps.ts";

type Targeted = Pick<
  PlannedExercise,
  | "type"
  | "week"
  | "templateId"
  | "duration"
  | "intensity"
  | "notes"
  | "steps"
  | "reasons"
  | "progress"
>;
type Targets = Pick<
  PlannedExercise,
  "steps" | "pace" | "distance" | "description" | "notes" | "progress"
>;

const CHANGES: ReadonlySet<ReasonRule> = new Set<ReasonRule>(["adjusted", "fixed", "swapped"]);

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
  const pool = poolUnitOf(facts.poolLength);
  const steps = isSwim ? pacedSwim(row, facts) : row.steps;
  const targeted = targetedSteps({ ...row, steps }, facts.targets);
  return {
    steps: targeted,
    ...targetFigures(row, targeted),
    description: stepsInWords(row.type, targeted, pool),
    ...(isSwim ? pacedNotes(row, steps, pool) : { notes: row.notes, progress: row.progress }),
  };
}

/** The distance and the pace that follow from the steps. */
export const targetFigures = (
  { type, intensity }: Pick<Targeted, "type" | "intensity">,
  steps: Targets["steps"],
): Pick<Targets, "distance" | "pace"> => ({
  distance: distanceText(type, steps),
  pace: mainPace(type, steps, intensity),
});

/** The description that follows from the steps: in miles, swims in the unit of the pool. */
export const stepsInWords = (
  type: Targeted["type"],
  steps: Targets["steps"],
  pool: PoolUnit,
): string =>
  type === "swim" && pool === "yd"
    ? describeSteps(steps, stepFigures(type, "miles+yd"))
    : describeSteps(steps, { pace: (pace) => paceFigure(type, pace), pool });
