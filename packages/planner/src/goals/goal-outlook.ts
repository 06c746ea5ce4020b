import { predictSplits, TRANSITION_SECONDS } from "@triplan/domain";
import { realisticGain } from "../intensity/goal-saving.ts";
import { periodise } from "../periodise/periodise.ts";
import type { PaceImprovement, PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";

export const GOAL_LABELS = ["conservative", "realistic", "ambitious", "beyond"] as const;
export type GoalLabel = (typeof GOAL_LABELS)[number];

/** Parts of the realistic gain up to which a goal is called so. @see training.md §6 */
const CONSERVATIVE = 0.6;
const REALISTIC = 1;
const AMBITIOUS = 1.4;

const IMPROVEMENTS = [1, 2, 3, 4, 5] as const satisfies readonly PaceImprovement[];
/** What a plan has where nobody asked, and what the words for a goal are measured by. */
const MODERATE: PaceImprovement = 3;

/** Share of the moving time that the goal saves: negative for a goal slower than predicted. */
function wantedGain({ goalFinish, distances, paces }: PlanRequest): number {
  if (goalFinish === null) return 0;
  const moving = sum(Object.values(predictSplits(distances, paces)));
  // Whole seconds: a goal that is the prediction, rounded, asks for nothing.
  const saved = Math.round(moving) + TRANSITION_SECONDS - goalFinish;
  return saved / moving;
}

const weeksOfTraining = (request: PlanRequest): number =>
  periodise(request).filter((frame) => frame.isLoading || frame.isRecovery).length;

/**
 * How a goal stands against what the plan's weeks bring at a moderate pace, or null without one.
 * The plan's own pace is no measure: it is taken from the goal. It never blocks anything.
 * @see training.md §6 "Label of a goal"
 */
export function goalLabel(request: PlanRequest): GoalLabel | null {
  if (request.goalFinish === null) return null;
  const wanted = wantedGain(request);
  const usual = realisticGain(request.level, MODERATE, weeksOfTraining(request));
  if (wanted <= CONSERVATIVE * usual) return "conservative";
  if (wanted <= REALISTIC * usual) return "realistic";
  return wanted <= AMBITIOUS * usual ? "ambitious" : "beyond";
}

/**
 * The pace improvement that a goal asks for, where the athlete set none: the smallest with which
 * the goal is realistic, 5 at most. A goal that saves nothing asks for none, so that the default
 * stays. @see training.md §6 "If a goal exists and the field was never set"
 */
export function improvementFor(request: PlanRequest): PaceImprovement {
  const wanted = wantedGain(request);
  if (wanted <= 0) return MODERATE;
  const weeks = weeksOfTraining(request);
  const enough = IMPROVEMENTS.find((wish) => realisticGain(request.level, wish, weeks) >= wanted);
  return enough ?? 5;
}
