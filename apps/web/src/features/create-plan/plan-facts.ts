import {
  clampGoal,
  DISCIPLINES,
  experienceOf,
  goalFor,
  goalRange,
  miles,
  milesPerHour,
  parseIsoDate,
  planOverview,
  predictFinish,
  predictSplits,
  raceDateProblem,
  seconds,
  secondsPer100m,
  secondsPerMile,
  totalWeeks,
  type Experience,
  type Goal,
  type GoalRange,
  type IsoDate,
  type Miles,
  type PerDiscipline,
  type PlanOverview,
  type RaceDistances,
  type RacePaces,
  type Seconds,
} from "@triplan/domain";
import { DISTANCE_FIELDS, type PlanValues } from "./plan-values.ts";

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
}

/** Everything that the form shows and does not ask. */
export interface PlanFacts {
  paces: RacePaces;
  experience: Experience;
  distances: RaceDistances | null;
  prediction: Prediction | null;
  /** A race date on which a plan can end, else null. */
  raceDate: IsoDate | null;
  overview: PlanOverview;
}

const DECIMAL = /^\d+(\.\d+)?$/;

/** The miles of a typed distance, or null while it is none. */
export function milesOf(text: string): Miles | null {
  const value = DECIMAL.test(text.trim()) ? Number(text) : 0;
  return value > 0 ? miles(value) : null;
}

function distancesOf(values: PlanValues): RaceDistances | null {
  const [swim, bike, run] = DISCIPLINES.map((discipline) =>
    milesOf(values[DISTANCE_FIELDS[discipline]]),
  );
  return swim && bike && run ? { swim, bike, run } : null;
}

const pacesOf = (values: PlanValues): RacePaces => ({
  swim: secondsPer100m(values.currentSwimPace),
  bike: milesPerHour(values.currentBikePace),
  run: secondsPerMile(values.currentRunPace),
});

/** The race date of a text, where a plan can end on it. */
function usableRaceDate(text: string, today: IsoDate): IsoDate | null {
  const date = parseIsoDate(text);
  return date && raceDateProblem(today, date) === null ? date : null;
}

function predictionOf(values: PlanValues, distances: RaceDistances, paces: RacePaces): Prediction {
  const finish = predictFinish(distances, paces);
  const range = goalRange(finish, experienceOf(paces).level);
  const goalFinish = seconds(Math.round(values.goalFinishTime * 60 || finish));
  return {
    finish,
    splits: predictSplits(distances, paces),
    range,
    goalFinish,
    goalOnSlider: clampGoal(goalFinish / 60, range),
    goal: goalFor(goalFinish, distances, paces),
  };
}

/** Reckons all that follows from the form's values on the athlete's day. */
export function planFacts(values: PlanValues, today: IsoDate): PlanFacts {
  const paces = pacesOf(values);
  const distances = distancesOf(values);
  const raceDate = usableRaceDate(values.raceDate, today);
  return {
    paces,
    experience: experienceOf(paces),
    distances,
    prediction: distances && predictionOf(values, distances, paces),
    raceDate,
    overview: planOverview(values.weeklySchedule, raceDate ? totalWeeks(today, raceDate) : 0),
  };
}
