import type { ThresholdRow, TrainingPlanRow } from "@triplan/db";
import {
  bestEfforts,
  DISCIPLINES,
  FINISH_ERROR,
  goalFor,
  longestTrainings,
  PACE_THRESHOLDS,
  parseFinishTime,
  predictFinish,
  targetPaces,
  thresholdsInForce,
  zoneTotals,
  type Discipline,
  type IsoDate,
  type ProgressExercise,
  type SportPaces,
} from "@triplan/domain";
import {
  currentRacePaces,
  distancesOf,
  planRequestOf,
  type PlanRequest,
} from "@triplan/plan-engine";
import type { DoneFacts } from "../training/done-facts.ts";

/** Race paces when the plan was made, today, and as the goal needs them. */
export function sportPaces(plan: TrainingPlanRow, records: readonly ThresholdRow[]): SportPaces {
  const request = planRequestOf(plan);
  const atStart = records.filter(({ measuredOn }) => measuredOn <= plan.createdOn);
  const start = pacesWith(request, atStart);
  const { goalFinish, distances } = request;
  const goal = goalFinish === null ? null : goalFor(goalFinish, distances, start);
  return { start, current: pacesWith(request, records), target: goal?.paces ?? targetPaces(start) };
}

const pacesWith = (request: PlanRequest, records: readonly ThresholdRow[]) =>
  currentRacePaces({ ...request, thresholds: thresholdsInForce(records).thresholds });

/** The predicted finish at today's paces and at those of the plan's first day, beside the goal. */
export function finishFigures(
  plan: TrainingPlanRow,
  paces: SportPaces,
  records: readonly ThresholdRow[],
) {
  const distances = distancesOf(plan);
  const sources = DISCIPLINES.map((discipline) => newestOf(discipline, records)?.source ?? "paces");
  return {
    seconds: Math.round(predictFinish(distances, paces.current)),
    startSeconds: Math.round(predictFinish(distances, paces.start)),
    errorPercent: Math.max(...sources.map((source) => FINISH_ERROR[source])),
    goalSeconds: plan.goalFinishTime === null ? null : parseFinishTime(plan.goalFinishTime),
  };
}

const newestOf = (discipline: Discipline, records: readonly ThresholdRow[]) =>
  records.find(({ kind, isCounted }) => isCounted && kind === PACE_THRESHOLDS[discipline]);

interface ZoneFacts {
  exercises: readonly ProgressExercise[];
  done: readonly DoneFacts[];
}

/** Time in zones of all sports and of each. */
export function zoneFigures(plan: TrainingPlanRow, facts: ZoneFacts, today: IsoDate) {
  const of = (sport: Discipline | null) => zoneTotals(plan, facts, { today, sport });
  return { all: of(null), swim: of("swim"), bike: of("bike"), run: of("run") };
}

/** The longest swim, ride and run of the plan. */
export const longestFigures = (plan: TrainingPlanRow, done: readonly DoneFacts[]) =>
  longestTrainings(plan, done).map(({ discipline, training }) => ({
    discipline,
    ...linkOf(training),
    minutes: Math.round(training.minutes),
    meters: training.distance,
  }));

/** The best 400 m, 20 minutes of power and 5 km of the plan. */
export const bestFigures = (plan: TrainingPlanRow, done: readonly DoneFacts[]) =>
  bestEfforts(plan, done).map(({ discipline, best, training }) => ({
    discipline,
    best,
    ...linkOf(training),
  }));

const linkOf = ({ date, name, exerciseId, activityId }: DoneFacts) => ({
  date,
  name,
  exerciseId,
  activityId,
});
