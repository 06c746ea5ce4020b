import type { ThresholdRow, TrainingPlanRow } from "@triplan/db";
import {
  DISCIPLINES,
  PACE_THRESHOLDS,
  raceTimes,
  thresholdsInForce,
  type RaceDistances,
  type RaceTimes,
  type Seconds,
  type Thresholds,
} from "@triplan/domain";
import { currentRacePaces, planRequestOf, reachableFinish } from "@triplan/plan-engine";
import { FINISH_ERROR } from "../progress/progress-figures.ts";

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

/** Times of a plan's race by the thresholds before it: its own result never changes the forecast. */
export function raceForecast(
  plan: TrainingPlanRow,
  records: readonly ThresholdRow[],
): RaceForecast {
  const before = records.filter(({ measuredOn }) => measuredOn < plan.raceDate);
  const { thresholds } = thresholdsInForce(before);
  const request = { ...planRequestOf(plan), thresholds };
  const { distances, goalFinish } = request;
  const times = raceTimes({
    distances,
    paces: currentRacePaces(request),
    goalFinish,
    reachableFinish: reachableFinish(request),
  });
  const sources = DISCIPLINES.map((discipline) => {
    const kind = PACE_THRESHOLDS[discipline];
    return before.find((record) => record.isCounted && record.kind === kind)?.source ?? "paces";
  });
  const errorPercent = Math.max(...sources.map((source) => FINISH_ERROR[source]));
  return { times: { ...times, errorPercent, goalSeconds: goalFinish }, distances, thresholds };
}
