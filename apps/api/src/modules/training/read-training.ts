import {
  findPlanStart,
  listCheckIns,
  listRecordedActivities,
  listThresholds,
  listTimeOff,
  listTrainingExercises,
  type PlanStart,
  type RecordedActivityRow,
  type TrainingExerciseRow,
  type TrainingPlanRow,
} from "@triplan/db";
import {
  addDays,
  dateInWeek,
  DomainError,
  isExcused,
  withWeekAnswers,
  type Feeling,
  type IsoDate,
  type WeekAnswers,
} from "@triplan/domain";
import {
  betterStart,
  HISTORY_DAYS,
  planRequestOf,
  recordedStart,
  scoreTraining,
  type DoneTraining,
  type FitnessStart,
} from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { unsureExercises } from "../likely-matches/unsure-exercises.ts";
import { loadThresholds } from "./load-thresholds.ts";

/** An exercise on its placed day, else on its suggested one; excused by time off, unsure by a recording. */
type DatedExercise = TrainingExerciseRow & { date: IsoDate; isExcused: boolean; isUnsure: boolean };

export interface PlanTraining {
  start: FitnessStart;
  exercises: DatedExercise[];
  /** From half a year before the plan to today, each activity once, by date. */
  done: DoneTraining<DatedExercise, RecordedActivityRow>[];
  /** What the athlete said in check-ins. */
  feelings: Feeling[];
}

/**
 * A plan's exercises and everything that the athlete did before and during it. A week without any record counts as the
 * athlete answered, or as in `answers`.
 */
export async function readTraining(
  { db, userId, today }: AuthedContext,
  plan: TrainingPlanRow,
  answers: WeekAnswers = {},
): Promise<PlanTraining> {
  const key = { userId, planId: plan.id };
  const from = addDays(plan.startDate, -HISTORY_DAYS);
  const [kept, rows, activities, records, timeOff, checkIns, unsure] = await Promise.all([
    findPlanStart(db, key),
    listTrainingExercises(db, key),
    listRecordedActivities(db, { userId, from, to: today }),
    listThresholds(db, userId),
    listTimeOff(db, key),
    listCheckIns(db, key),
    unsureExercises(db, plan, today),
  ]);
  if (!kept) throw new DomainError("not_found", "Training plan not found");
  const dated = rows.map((row) => {
    const date = row.scheduledDate ?? suggestedDate(row, plan.startDate);
    return {
      ...row,
      date,
      isExcused: isExcused(timeOff, { type: row.type, date }),
      isUnsure: unsure.has(row.id),
    };
  });
  const exercises = withWeekAnswers(
    plan.startDate,
    { exercises: dated, activeDays: activities.map(({ localDate }) => localDate) },
    Object.assign({}, ...checkIns.map(({ weekAnswers }) => weekAnswers), answers),
  );
  const done = scoreTraining(exercises, activities, loadThresholds(planRequestOf(plan), records));
  const start = betterStart(fitnessStart(kept), recordedStart(plan.startDate, done));
  const feelings = checkIns.map(({ weekStart, readiness }) => ({
    date: addDays(weekStart, 7),
    feeling: readiness,
  }));
  return { start, exercises, done, feelings };
}

const suggestedDate = ({ week, suggestedDay }: TrainingExerciseRow, startDate: IsoDate): IsoDate =>
  dateInWeek(startDate, week, suggestedDay ?? 0);

const fitnessStart = ({ startFitness, startFatigue, startBasis }: PlanStart): FitnessStart => ({
  fitness: startFitness,
  fatigue: startFatigue,
  basis: startBasis,
});
