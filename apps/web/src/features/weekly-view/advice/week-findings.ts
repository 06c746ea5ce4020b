import type { Finding, weekDoctor } from "@triplan/planner";
import type { WeekModel } from "../model/week-model.ts";
import { placeOf } from "../selection/selection.ts";
import type { ExerciseRow } from "../week-types.ts";

/**
 * What the plan's judge says of the week, less what nothing can be done about: days that are over. Its
 * Sunday is judged by what the week `before` has on Saturday.
 */
export function weekFindings(
  judge: ReturnType<typeof weekDoctor>,
  week: number,
  { exercises, days }: WeekModel<ExerciseRow>,
  before: readonly ExerciseRow[] = [],
): Finding[] {
  return judge(week, exercises.map(arranged), before.map(arranged)).filter(
    ({ day }) => day === null || days[day]?.isOver !== true,
  );
}

function arranged(exercise: ExerciseRow) {
  const place = exercise.isCompleted ? exercise.day : placeOf(exercise);
  return { ...exercise, day: place === "available" ? null : place };
}
