import {
  findExercise,
  findPlanForChange,
  lockActivities,
  lockExercise,
  matchExercise,
  type ExerciseKey,
  type ExerciseWithPlan,
  type LockedActivity,
  type Queryable,
} from "@triplan/db";
import {
  addDays,
  dateInWeek,
  daysBetween,
  FARTHEST_DAY,
  formatDayAndMonth,
  type Discipline,
  type IsoDate,
  type SportFamily,
} from "@triplan/domain";
import { completionOf, placementOf } from "./completion-of.ts";

/** The match with the chosen exercise, or why it failed; empty for a copy of another activity. */
interface ChosenMatch {
  match?: { activityId: number };
  problem?: { sentence: string; isOtherDay: boolean };
}

const problem = (sentence: string, isOtherDay = false): ChosenMatch => ({
  problem: { sentence, isOtherDay },
});

/**
 * Completes the exercise that the athlete chose for a file with the longest of the file's recordings
 * of its sport, if that is of about its day. The user has to be locked.
 */
export async function matchChosen(
  trx: Queryable,
  { activityIds, ...key }: ExerciseKey & { activityIds: readonly number[] },
): Promise<ChosenMatch> {
  const { userId } = key;
  const activities = await lockActivities(trx, { userId, activityIds });
  const read = await findExercise(trx, key);
  if (!read) return problem("The exercise is no longer in your plan.");
  await findPlanForChange(trx, { userId, planId: read.trainingPlanId });
  await lockExercise(trx, key);
  const exercise = await findExercise(trx, key);
  if (!exercise) return problem("The exercise is no longer in your plan.");
  const originals = activities.filter(({ duplicateOf }) => duplicateOf === null);
  if (originals.length === 0) return {};
  if (exercise.isCompleted) return problem("The exercise was completed already.");
  const activity = originals
    .filter(({ family }) => family === exercise.type)
    .toSorted((a, b) => b.durationSeconds - a.durationSeconds)[0];
  if (!activity) return problem(otherSport(originals, exercise.type));
  if (daysFrom(exercise, activity.localDate) > FARTHEST_DAY) {
    return problem(otherDay(exercise, activity.localDate), true);
  }
  return complete(trx, exercise, activity);
}

async function complete(
  trx: Queryable,
  exercise: ExerciseWithPlan,
  activity: LockedActivity,
): Promise<ChosenMatch> {
  const weekStart = dateInWeek(exercise.plan.startDate, exercise.week, 0);
  const { id: exerciseId, userId, scheduledDate } = exercise;
  await matchExercise(trx, {
    userId,
    exerciseId,
    activityId: activity.id,
    placement: placementOf({ scheduledDate, weekStart }, activity.localDate),
    ...completionOf(activity),
  });
  return { match: { activityId: activity.id } };
}

/** Days between the activity and the exercise's day, or its week if it has no day. */
function daysFrom({ scheduledDate, plan, week }: ExerciseWithPlan, localDate: IsoDate): number {
  const sunday = dateInWeek(plan.startDate, week, 0);
  const first = scheduledDate ?? sunday;
  const last = scheduledDate ?? addDays(sunday, 6);
  return Math.max(daysBetween(localDate, first), daysBetween(last, localDate), 0);
}

const otherDay = ({ scheduledDate, week }: ExerciseWithPlan, localDate: IsoDate): string => {
  const planned = scheduledDate === null ? `week ${week}` : formatDayAndMonth(scheduledDate);
  return `This file is of ${formatDayAndMonth(localDate)}, the exercise of ${planned}.`;
};

const SPORTS: Partial<Record<SportFamily, string>> & Record<Discipline, string> = {
  swim: "a swim",
  bike: "a ride",
  run: "a run",
};

function otherSport(activities: readonly LockedActivity[], planned: Discipline): string {
  const recorded = SPORTS[activities[0]?.family ?? planned] ?? "another sport";
  return `This file is ${recorded}, the exercise is ${SPORTS[planned]}.`;
}
