import { predictSplits, seconds, TRANSITION_SECONDS, type Seconds } from "@triplan/domain";
import { countTrainingWeeks, periodise } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import type { PaceImprovement, PlanRequest } from "../model/plan-types.ts";
import { realisticGain } from "./goal-saving.ts";
import { currentRacePaces, weeksBeforeThresholds } from "./week-paces.ts";

const IMPROVEMENTS = [1, 2, 3, 4, 5] as const satisfies readonly PaceImprovement[];
const HIGHEST: PaceImprovement = 5;
/** Default if there is nothing to gain. */
const MODERATE: PaceImprovement = 3;

/** Ambition of a goal: one of the five pace goals, or slower than today's prediction. */
export type GoalVerdict = PaceImprovement | "slower";

/** Range of finish times, in seconds, that belongs to one pace goal. */
export interface PaceGoalBand {
  paceGoal: PaceImprovement;
  fastest: Seconds;
  slowest: Seconds;
}

const movingSeconds = ({ distances, paces }: PlanRequest): number =>
  sum(Object.values(predictSplits(distances, paces)));

/** Whole seconds that the goal saves on the prediction; negative for a slower goal. */
const savedSeconds = (request: PlanRequest, goalFinish: Seconds): number =>
  Math.round(movingSeconds(request)) + TRANSITION_SECONDS - goalFinish;

/** Weeks before the taper in which the athlete can still gain. */
const weeksOfTraining = (request: PlanRequest): number =>
  Math.max(0, countTrainingWeeks(periodise(request)) - weeksBeforeThresholds(request));

/** The request as it is today: races at the paces that known thresholds give. */
const asOfToday = (request: PlanRequest): PlanRequest => ({
  ...request,
  paces: currentRacePaces(request),
});

/** The request as it was when the plan began. */
const asPlanned = ({ thresholds: _t, thresholdsAfter: _a, ...request }: PlanRequest): PlanRequest =>
  request;

function paceGoalFor(request: PlanRequest, saved: number): PaceImprovement {
  const weeks = weeksOfTraining(request);
  const wanted = saved / movingSeconds(request);
  const enough = IMPROVEMENTS.find(
    (improvement) => realisticGain(request.level, improvement, weeks) >= wanted,
  );
  return enough ?? HIGHEST;
}

/**
 * Lowest pace goal that makes the plan's goal realistic, from known thresholds and the weeks left
 * after them. Null without a goal and for the predicted time itself.
 * @see docs/plan-engine.md#goals
 */
export const goalVerdict = (request: PlanRequest): GoalVerdict | null =>
  verdictOf(asOfToday(request));

function verdictOf(request: PlanRequest): GoalVerdict | null {
  const saved = request.goalFinish === null ? 0 : savedSeconds(request, request.goalFinish);
  if (saved === 0) return null;
  return saved < 0 ? "slower" : paceGoalFor(request, saved);
}

/**
 * Pace improvement that the plan trains for: moderate, or more if the goal needs it. An easy goal
 * never makes the plan smaller; a test never changes its exercises.
 */
export const improvementFor = (request: PlanRequest): PaceImprovement =>
  trainedFor(verdictOf(asPlanned(request)));

/** Pace improvement for a goal that is chosen now, from known thresholds and the weeks left. */
export const improvementToday = (request: PlanRequest): PaceImprovement =>
  trainedFor(goalVerdict(request));

const trainedFor = (verdict: GoalVerdict | null): PaceImprovement =>
  verdict === null || verdict === "slower" || verdict < MODERATE ? MODERATE : verdict;

/** True if the goal saves more than the highest pace goal gains in these weeks before the taper. */
export function isOutOfReach(request: PlanRequest, trainingWeeks: number): boolean {
  if (request.goalFinish === null) return false;
  const most = realisticGain(request.level, HIGHEST, trainingWeeks);
  return savedSeconds(request, request.goalFinish) / movingSeconds(request) > most;
}

/** Fastest finish that the highest pace goal gains before the taper from today's paces; whole seconds. */
export function reachableFinish(plan: PlanRequest): Seconds {
  const request = asOfToday(plan);
  const gain = realisticGain(request.level, HIGHEST, weeksOfTraining(request));
  const moving = movingSeconds(request);
  return seconds(Math.ceil(Math.round(moving) + TRANSITION_SECONDS - gain * moving));
}

/** Finish times of each pace goal, from one second below the prediction downwards. */
export function paceGoalBands(plan: PlanRequest): PaceGoalBand[] {
  const request = asOfToday(plan);
  const moving = movingSeconds(request);
  const weeks = weeksOfTraining(request);
  const predicted = Math.round(moving) + TRANSITION_SECONDS;
  let slowest = predicted - 1;
  return IMPROVEMENTS.map((paceGoal) => {
    const gain = paceGoal === HIGHEST ? 1 : realisticGain(request.level, paceGoal, weeks);
    const fastest = Math.ceil(predicted - gain * moving);
    const band = { paceGoal, fastest: seconds(fastest), slowest: seconds(slowest) };
    slowest = fastest - 1;
    return band;
  });
}
