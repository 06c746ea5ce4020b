import type { Finding, weekDoctor } from "@triplan/planner";
import type { WeekModel } from "../model/week-model.ts";
import { placeOf } from "../selection/selection.ts";
import type { ExerciseRow } from "../week-types.ts";

/** What the plan's judge says of the week, less what nothing can be done about: days that are over. */
export function weekFindings(
  judge: ReturnType<typeof weekDoctor>,
  week: number,
  { exercises, days }: WeekModel<ExerciseRow>,
): Finding[] {
  const arranged = exercises.map((exercise) => {
    const place = exercise.isCompleted ? exercise.day : placeOf(exercise);
    return { ...exercise, day: place === "available" ? null : place };
  });
  return judge(week, arranged).filter(({ day }) => day === null || days[day]?.isOver !== true);
}
