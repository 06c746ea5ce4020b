import {
  experienceOf,
  milesPerHour,
  parseRaceDistances,
  parseIsoDate,
  planOverview,
  raceDateProblem,
  secondsPer100m,
  secondsPerMile,
  totalWeeks,
  type Experience,
  type IsoDate,
  type PlanOverview,
  type RaceDistances,
  type PerDiscipline,
  type RacePaces,
  type Seconds,
} from "@triplan/domain";
import { firstPlanDay, thresholdPaces } from "@triplan/plan-engine";
import { MAX_GOAL_SECONDS } from "../../../shared/goal/max-goal-seconds.ts";
import { predictionOf, type Prediction } from "../../../shared/goal/prediction.ts";
import type { PlanValues } from "./plan-values.ts";

/** Everything that the form derives from its values. */
export interface PlanFacts {
  paces: RacePaces;
  experience: Experience;
  distances: RaceDistances | null;
  prediction: Prediction | null;
  /** Goal of the plan. Null from 100 hours on, which only absurd distances need. */
  goalFinish: Seconds | null;
  /** The race date if a plan can end on it, else null. */
  raceDate: IsoDate | null;
  overview: PlanOverview;
}

const pacesOf = (values: PlanValues): RacePaces => ({
  swim: secondsPer100m(values.currentSwimPace),
  bike: milesPerHour(values.currentBikePace),
  run: secondsPerMile(values.currentRunPace),
});

/** Threshold paces derived from the form's race paces. */
export const thresholdsOf = (values: PlanValues): PerDiscipline<number> =>
  thresholdPaces(values.raceType, pacesOf(values));

const withinText = (finish: Seconds) => (finish <= MAX_GOAL_SECONDS ? finish : null);

function usableRaceDate(text: string, today: IsoDate): IsoDate | null {
  const date = parseIsoDate(text);
  return date && raceDateProblem(today, date) === null ? date : null;
}

/** The first day of the plan: today, or the day after a race that it waits for. */
export const firstDay = ({ follows }: PlanValues, today: IsoDate): IsoDate =>
  firstPlanDay(follows?.raceBefore, today);

/** Derives the facts from the form's values on the athlete's date. */
export function planFacts(values: PlanValues, today: IsoDate): PlanFacts {
  const paces = pacesOf(values);
  const distances = parseRaceDistances(values);
  const prediction = distances && predictionOf(values.goalFinishTime, distances, paces);
  const first = firstDay(values, today);
  const raceDate = usableRaceDate(values.raceDate, first);
  return {
    paces,
    experience: experienceOf(paces),
    distances,
    prediction,
    goalFinish: prediction && withinText(prediction.goalFinish),
    raceDate,
    overview: planOverview(values.weeklySchedule, raceDate ? totalWeeks(first, raceDate) : 0),
  };
}
