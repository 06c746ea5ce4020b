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
  type RacePaces,
} from "@triplan/domain";
import { predictionOf, type Prediction } from "../../../shared/goal/prediction.ts";
import type { PlanValues } from "./plan-values.ts";

/** Everything that the form derives from its values. */
export interface PlanFacts {
  paces: RacePaces;
  experience: Experience;
  distances: RaceDistances | null;
  prediction: Prediction | null;
  /** The race date if a plan can end on it, else null. */
  raceDate: IsoDate | null;
  overview: PlanOverview;
}

const pacesOf = (values: PlanValues): RacePaces => ({
  swim: secondsPer100m(values.currentSwimPace),
  bike: milesPerHour(values.currentBikePace),
  run: secondsPerMile(values.currentRunPace),
});

function usableRaceDate(text: string, today: IsoDate): IsoDate | null {
  const date = parseIsoDate(text);
  return date && raceDateProblem(today, date) === null ? date : null;
}

/** Derives the facts from the form's values on the athlete's date. */
export function planFacts(values: PlanValues, today: IsoDate): PlanFacts {
  const paces = pacesOf(values);
  const distances = parseRaceDistances(values);
  const raceDate = usableRaceDate(values.raceDate, today);
  return {
    paces,
    experience: experienceOf(paces),
    distances,
    prediction: distances && predictionOf(values.goalFinishTime, distances, paces),
    raceDate,
    overview: planOverview(values.weeklySchedule, raceDate ? totalWeeks(today, raceDate) : 0),
  };
}
