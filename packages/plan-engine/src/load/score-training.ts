import {
  countedActivities,
  expectedRpe,
  type IsoDate,
  type ScoredLoad,
  type Thresholds,
} from "@triplan/domain";
import type { PlannedExercise } from "../model/plan-types.ts";
import { activityLoad, loadAsPlanned, type PlannedEffort } from "./activity-load.ts";
import type { DoneActivity } from "./done-activity.ts";
import { exerciseLoad } from "./exercise-load.ts";

/** A stored exercise with its outcome. */
export interface CompletableExercise extends Pick<PlannedExercise, "type" | "steps" | "duration"> {
  /** The placed day, else the suggested one. */
  date: IsoDate;
  isCompleted: boolean;
  /** When the athlete said that it was not done; else null. */
  skippedAt: string | null;
  /** Minutes; null if unknown. */
  actualDuration: number | null;
  matchedActivityId: number | null;
}

export interface StoredActivity extends DoneActivity {
  id: number;
  hasParts: boolean;
  duplicateOf: number | null;
}

/** Something done, once: an activity with the exercise that it completed, or a ticked exercise. */
export interface DoneTraining<E, A> extends ScoredLoad {
  date: IsoDate;
  minutes: number;
  exercise: E | null;
  activity: A | null;
}

/**
 * Everything that was done, by date, with its load. Duplicates, transitions and multisport
 * recordings with stored parts are left out. Does not depend on the order of the input.
 *
 * @param thresholdsOn the athlete's thresholds on a day
 */
export function scoreTraining<E extends CompletableExercise, A extends StoredActivity>(
  exercises: readonly E[],
  activities: readonly A[],
  thresholdsOn: (day: IsoDate) => Thresholds,
): DoneTraining<E, A>[] {
  const completedBy = exercisesByActivity(exercises, activities);
  const ticked = exercises.filter(
    ({ isCompleted, matchedActivityId }) => isCompleted && matchedActivityId === null,
  );
  let highestHeartRate: number | null = null;
  const scored = countedActivities(activities)
    .filter(({ family }) => family !== "transition")
    .toSorted((a, b) => a.localDate.localeCompare(b.localDate) || a.id - b.id)
    .map((activity): DoneTraining<E, A> => {
      highestHeartRate = Math.max(highestHeartRate ?? 0, activity.maxHeartRate ?? 0) || null;
      const exercise = completedBy.get(activity.id) ?? null;
      const athlete = { thresholds: thresholdsOn(activity.localDate), highestHeartRate };
      return {
        ...activityLoad(activity, athlete, exercise && plannedEffort(exercise)),
        date: activity.localDate,
        minutes: activity.duration / 60,
        exercise,
        activity,
      };
    });
  return [...scored, ...ticked.map((exercise) => tickedTraining<E, A>(exercise))].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}

/** The exercise of each counted activity; that of a duplicate belongs to its original. */
function exercisesByActivity<E extends CompletableExercise>(
  exercises: readonly E[],
  activities: readonly StoredActivity[],
): Map<number, E> {
  const originals = new Map(activities.map(({ id, duplicateOf }) => [id, duplicateOf ?? id]));
  return new Map(
    exercises.flatMap((exercise) => {
      const id = exercise.matchedActivityId;
      return id === null ? [] : [[originals.get(id) ?? id, exercise] as const];
    }),
  );
}

const plannedEffort = (exercise: CompletableExercise): PlannedEffort => ({
  load: exerciseLoad(exercise),
  minutes: exercise.duration,
  expectedRpe: expectedRpe(exercise),
});

function tickedTraining<E extends CompletableExercise, A>(exercise: E): DoneTraining<E, A> {
  const minutes = exercise.actualDuration ?? exercise.duration;
  const scored = loadAsPlanned(plannedEffort(exercise), minutes);
  return { ...scored, date: exercise.date, minutes, exercise, activity: null };
}
