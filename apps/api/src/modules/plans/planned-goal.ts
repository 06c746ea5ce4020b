import {
  DomainError,
  formatRacePaces,
  goalFor,
  goalProblem,
  type RaceDistances,
  type RacePaces,
  type Seconds,
} from "@triplan/domain";
import type { PlanRequest } from "@triplan/plan-engine";

interface GoalPaceColumns {
  goalSwimPace: string | null;
  goalBikePace: string | null;
  goalRunPace: string | null;
}

const NO_PACES: GoalPaceColumns = { goalSwimPace: null, goalBikePace: null, goalRunPace: null };

/** Throws for a goal out of bounds. */
export function refuseGoal({
  goalFinish,
  distances,
  paces,
}: Pick<PlanRequest, "goalFinish" | "distances" | "paces">): void {
  goalPaceColumns(goalFinish, distances, paces);
}

/** The paces of a goal as stored. Throws for a goal out of bounds. */
export function goalPaceColumns(
  finish: Seconds | null,
  distances: RaceDistances,
  paces: RacePaces,
): GoalPaceColumns {
  if (finish === null) return NO_PACES;
  const goal = goalFor(finish, distances, paces);
  const problem = goalProblem(finish, distances, paces);
  if (!goal || problem) {
    const message = problem ?? "Goal finish time is out of reach";
    throw new DomainError("rule_broken", message, {
      issues: [{ path: "goalFinishTime", message }],
    });
  }
  const { swim, bike, run } = formatRacePaces(goal.paces);
  return { goalSwimPace: swim, goalBikePace: bike, goalRunPace: run };
}
