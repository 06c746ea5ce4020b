import {
  goalVerdict,
  paceGoalBands,
  weeksBeforeThresholds,
  type GoalVerdict,
  type PaceGoalBand,
  type PlanRequest,
} from "@triplan/plan-engine";
import { PACE_GOALS } from "./pace-goals.ts";

/** How ambitious a goal is for the weeks of its plan. */
export interface GoalOutlook {
  /** Null while the goal equals the prediction. */
  verdict: GoalVerdict | null;
  /** Finish times of each pace goal. */
  bands: readonly PaceGoalBand[];
  /** Weeks of the plan, or those left after the newest known threshold. */
  weeks: number;
}

export const outlookOf = (request: PlanRequest): GoalOutlook => ({
  verdict: goalVerdict(request),
  bands: paceGoalBands(request),
  weeks: request.totalWeeks - weeksBeforeThresholds(request),
});

const EXPLANATIONS = {
  1: "well within what",
  2: "a little less than",
  3: "about what",
  4: "a little more than",
  5: "more than",
} as const;

/**
 * Label and explanation, such as "Aggressive" and ": a little more than 16 weeks of training
 * usually gain".
 */
export function verdictText(verdict: GoalVerdict, weeks: number): [name: string, rest: string] {
  if (verdict === "slower") return ["Slower than today's prediction", ""];
  const span =
    weeks === 1 ? "1 week of training usually gains" : `${weeks} weeks of training usually gain`;
  return [PACE_GOALS[verdict], `: ${EXPLANATIONS[verdict]} ${span}`];
}

export function paceGoalText(request: PlanRequest): string {
  const verdict = goalVerdict(request);
  if (verdict === null) return "No goal";
  return verdict === "slower" ? "Goal slower than predicted" : `Pace goal: ${PACE_GOALS[verdict]}`;
}
