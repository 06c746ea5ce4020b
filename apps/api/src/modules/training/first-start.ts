import {
  listRecordedActivities,
  type NewExercise,
  type Queryable,
  type ThresholdRow,
} from "@triplan/db";
import { addDays } from "@triplan/domain";
import {
  assumedStart,
  HISTORY_DAYS,
  raceRecoveredFrom,
  recordedStart,
  scoreTraining,
  type FitnessStart,
  type PlanRequest,
} from "@triplan/plan-engine";
import { loadThresholds } from "./load-thresholds.ts";

interface NewPlan {
  request: PlanRequest;
  exercises: readonly NewExercise[];
  /** The athlete's threshold records, newest first. */
  records: readonly ThresholdRow[];
}

/** The fitness that a new plan starts with: by recordings before it, else by what is assumed. */
export async function firstStart(
  db: Queryable,
  userId: number,
  { request, exercises, records }: NewPlan,
): Promise<FitnessStart> {
  const { startDate, now } = request;
  const from = addDays(startDate, -HISTORY_DAYS);
  const to = addDays(startDate, -1);
  const activities = await listRecordedActivities(db, { userId, from, to });
  const history = scoreTraining([], activities, loadThresholds(request, records));
  const hours = now?.weeklyHours ?? null;
  const before = raceRecoveredFrom(request)?.weekMinutes;
  return recordedStart(startDate, history) ?? assumedStart(hours, weekMinutes(exercises), before);
}

/** Minutes of weeks 1 and 2; the first may begin in its middle. */
const weekMinutes = (exercises: readonly NewExercise[]): number[] =>
  [1, 2].map((week) =>
    exercises
      .filter((exercise) => exercise.week === week)
      .reduce((total, { duration }) => total + duration, 0),
  );
