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

/** The prediction of a race with all three distances, and its goal. */
export interface Prediction {
  /** Seconds, not rounded. */
  finish: Seconds;
  splits: PerDiscipline<Seconds>;
  /** Slider bounds in minutes. */
  range: GoalRange;
  /** The athlete's goal, or the prediction in whole seconds. */
  goalFinish: Seconds;
  /** Slider value in minutes. */
  goalOnSlider: number;
  /** Splits and paces of the goal; null when no pace of the form reaches it. */
  goal: Goal | null;
  /** Error text of a goal out of bounds. */
  problem: string | null;
}

/** Predicts a race; `goalMinutes` is the athlete's goal, 0 when unset. */
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
