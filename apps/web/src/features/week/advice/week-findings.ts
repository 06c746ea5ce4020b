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
  return judge(week, arranged(exercises), arranged(before)).filter(
    ({ day }) => day === null || days[day]?.isOver !== true,
  );
}

/** Skipped exercises count nowhere. */
const arranged = (exercises: readonly ExerciseRow[]) =>
  exercises
    .filter(({ skippedAt }) => skippedAt === null)
    .map((exercise) => {
      const place = exercise.isCompleted ? exercise.day : placeOf(exercise);
      return { ...exercise, day: place === "available" ? null : place };
    });
