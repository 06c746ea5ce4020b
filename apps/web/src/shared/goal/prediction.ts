import {
  clampGoal,
  experienceOf,
  goalFor,
  goalProblem,
  goalRange,
  predictFinish,
  predictSplits,
  seconds,
  type Goal,
  type GoalRange,
  type PerDiscipline,
  type RaceDistances,
  type RacePaces,
  type Seconds,
} from "@triplan/domain";

/** What follows from the distances, once all three are there. */
export interface Prediction {
  /** Seconds, not rounded. */
  finish: Seconds;
  splits: PerDiscipline<Seconds>;
  /** Ends of the goal slider in minutes. */
  range: GoalRange;
  /** The athlete's goal, or the predicted time in whole seconds where none is set. */
  goalFinish: Seconds;
  /** Where the goal slider stands, in minutes. */
  goalOnSlider: number;
  /** Splits and paces of the goal; null for a goal that no pace of the form reaches. */
  goal: Goal | null;
  /** What is wrong with a goal out of bounds, in the words under its field. */
  problem: string | null;
}

/** Predicts a race; `goalMinutes` is the athlete's goal, 0 while there is none. */
export function predictionOf(
  goalMinutes: number,
  distances: RaceDistances,
  paces: RacePaces,
): Prediction {
  const finish = predictFinish(distances, paces);
  const range = goalRange(finish, experienceOf(paces).level);
  const goalFinish = seconds(Math.round(goalMinutes * 60 || finish));
  return {
    finish,
    splits: predictSplits(distances, paces),
    range,
    goalFinish,
    goalOnSlider: clampGoal(goalFinish / 60, range),
    goal: goalFor(goalFinish, distances, paces),
    problem: goalMinutes > 0 ? goalProblem(goalFinish, distances, paces) : null,
  };
}
