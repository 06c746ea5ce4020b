import type { NewExercise } from "@triplan/db";
import type { Plan, PlannedExercise } from "@triplan/planner";

/** The engine's exercises as rows: what it made first is kept beside what may be adjusted. */
export const exerciseRows = (plan: Plan): NewExercise[] =>
  plan.weeks.flatMap((week) => week.exercises.map(exerciseRow));

const exerciseRow = (exercise: PlannedExercise): NewExercise => ({
  ...exercise,
  baseDuration: exercise.duration,
  baseIntensity: exercise.intensity,
  baseTemplateId: exercise.templateId,
});
