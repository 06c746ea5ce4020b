import type { NewExercise } from "@triplan/db";
import type { Plan, PlannedExercise } from "@triplan/plan-engine";

/** The plan's exercises as rows; `base` is the plan before adjustments, stored beside them. */
export function exerciseRows(plan: Plan, base: Plan = plan): NewExercise[] {
  const generated = new Map(exercisesOf(base).map((exercise) => [exercise.slotKey, exercise]));
  return exercisesOf(plan).map((exercise) =>
    exerciseRow(exercise, generated.get(exercise.slotKey) ?? exercise),
  );
}

const exercisesOf = (plan: Plan) => plan.weeks.flatMap((week) => week.exercises);

/** An exercise as a row, beside the one first generated for its slot. */
export const exerciseRow = (
  exercise: PlannedExercise,
  base: Pick<PlannedExercise, "duration" | "intensity" | "templateId">,
): NewExercise => ({
  ...exercise,
  baseDuration: base.duration,
  baseIntensity: base.intensity,
  baseTemplateId: base.templateId,
});
