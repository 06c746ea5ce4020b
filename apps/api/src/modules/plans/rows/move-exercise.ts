import {
  placeExercise,
  unscheduleExercise,
  type ExerciseRow,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { DAY_NAMES, dateInWeek, type Weekday } from "@triplan/domain";

/** Moves an exercise to a day of its week, or takes it off its day. */
export async function moveExercise(
  trx: Queryable,
  plan: Pick<TrainingPlanRow, "startDate">,
  row: ExerciseRow,
  day: Weekday | null,
): Promise<void> {
  const key = { userId: row.userId, exerciseId: row.id };
  if (day === null) await unscheduleExercise(trx, key);
  else {
    const scheduledDate = dateInWeek(plan.startDate, row.week, day);
    await placeExercise(trx, { ...key, day, dayName: DAY_NAMES[day], scheduledDate });
  }
}
