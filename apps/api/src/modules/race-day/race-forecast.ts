import type { ThresholdRow, TrainingPlanRow } from "@triplan/db";
import {
  DISCIPLINES,
  FINISH_ERROR,
  PACE_THRESHOLDS,
  raceTimes,
  thresholdsInForce,
  type Discipline,
  type IsoDate,
  type RaceDistances,
  type RaceTimes,
  type Seconds,
  type Thresholds,
} from "@triplan/domain";
import {
  currentRacePaces,
  planRequestOf,
  reachableFinish,
  type PlanRequest,
} from "@triplan/plan-engine";

export interface ForecastTimes extends RaceTimes {
  /** How far the prediction may be off. */
  errorPercent: number;
  goalSeconds: Seconds | null;
}

export interface RaceForecast {
  times: ForecastTimes;
  distances: RaceDistances;
  thresholds: Thresholds;
}

/** What a race of this day is predicted from: the thresholds before it, so its own result changes nothing. */
export function forecastBasis(
  plan: TrainingPlanRow,
  records: readonly ThresholdRow[],
  date: IsoDate,
): { request: PlanRequest; before: readonly ThresholdRow[]; thresholds: Thresholds } {
  const before = records.filter(({ measuredOn }) => measuredOn < date);
  const { thresholds } = thresholdsInForce(before);
  return { request: { ...planRequestOf(plan), thresholds }, before, thresholds };
}

/** How far a prediction from these records may be off, by the least sure of its sports. */
export const forecastError = (
  before: readonly ThresholdRow[],
  sports: readonly Discipline[] = DISCIPLINES,
): number =>
  Math.max(
    ...sports.map((discipline) => {
      const kind = PACE_THRESHOLDS[discipline];
      const known = before.find((record) => record.isCounted && record.kind === kind);
      return FINISH_ERROR[known?.source ?? "paces"];
    }),
  );

/** Times of a plan's race. */
export function raceForecast(
  plan: TrainingPlanRow,
  records: readonly ThresholdRow[],
): RaceForecast {
  const { request, before, thresholds } = forecastBasis(plan, records, plan.raceDate);
  const { distances, goalFinish } = request;
  const times = raceTimes({
    distances,
    paces: currentRacePaces(request),
    goalFinish,
    reachableFinish: reachableFinish(request),
  });
  const errorPercent = forecastError(before);
  return { times: { ...times, errorPercent, goalSeconds: goalFinish }, distances, thresholds };
}
