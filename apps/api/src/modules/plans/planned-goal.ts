import {
  DomainError,
  formatPace,
  formatSpeed,
  goalFor,
  goalProblem,
  parseFinishTime,
  type RaceDistances,
  type RacePaces,
} from "@triplan/domain";

export interface GoalColumns {
  goalFinishTime: string | null;
  goalSwimPace: string | null;
  goalBikePace: string | null;
  goalRunPace: string | null;
}

const NO_GOAL: GoalColumns = {
  goalFinishTime: null,
  goalSwimPace: null,
  goalBikePace: null,
  goalRunPace: null,
};

/** A goal with its paces as stored. Throws for a goal out of bounds. */
export function goalColumns(
  goalFinishTime: string | null,
  distances: RaceDistances,
  paces: RacePaces,
): GoalColumns {
  const finish = goalFinishTime === null ? null : parseFinishTime(goalFinishTime);
  if (finish === null) return NO_GOAL;
  const goal = goalFor(finish, distances, paces);
  const problem = goalProblem(finish, distances, paces);
  if (!goal || problem) {
    const message = problem ?? "Goal finish time is out of reach";
    throw new DomainError("rule_broken", message, {
      issues: [{ path: "goalFinishTime", message }],
    });
  }
  return {
    goalFinishTime,
    goalSwimPace: formatPace(goal.paces.swim),
    goalBikePace: formatSpeed(goal.paces.bike),
    goalRunPace: formatPace(goal.paces.run),
  };
}
