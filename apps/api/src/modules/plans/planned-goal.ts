import type { PlanGoal } from "@triplan/db";
import {
  formatFinishTime,
  formatRacePaces,
  goalFor,
  goalProblem,
  refusedField,
} from "@triplan/domain";
import { currentRacePaces, type PlanRequest } from "@triplan/plan-engine";

interface GoalPaceColumns {
  goalSwimPace: string | null;
  goalBikePace: string | null;
  goalRunPace: string | null;
}

const NO_PACES: GoalPaceColumns = { goalSwimPace: null, goalBikePace: null, goalRunPace: null };

/** Throws for a goal out of the bounds that today's paces set: known thresholds, else the plan's. */
export function refuseGoal(request: PlanRequest): void {
  const { goalFinish, distances } = request;
  const problem = goalFinish && goalProblem(goalFinish, distances, currentRacePaces(request));
  if (problem) throw refusedGoal(problem);
}

/** The paces of a goal as stored: what the plan's paces become. */
export function goalPaceColumns({ goalFinish, distances, paces }: PlanRequest): GoalPaceColumns {
  if (goalFinish === null) return NO_PACES;
  const goal = goalFor(goalFinish, distances, paces);
  if (!goal) throw refusedGoal("Goal finish time is out of reach");
  const { swim, bike, run } = formatRacePaces(goal.paces);
  return { goalSwimPace: swim, goalBikePace: bike, goalRunPace: run };
}

/** The request's goal as stored. */
export const planGoal = (request: PlanRequest): PlanGoal => ({
  goalFinishTime: request.goalFinish && formatFinishTime(request.goalFinish),
  ...goalPaceColumns(request),
  paceImprovement: request.paceImprovement,
});

const refusedGoal = (message: string) => refusedField("goalFinishTime", message);
