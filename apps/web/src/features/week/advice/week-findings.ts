import type { Finding, weekDoctor } from "@triplan/plan-engine";
import type { WeekModel } from "../model/week-model.ts";
import { placeOf } from "../model/place.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/**
 * Findings of the plan's rules for the week, without past days. Sunday is judged with the Saturday
 * of the week `before`.
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
