import type { NewExercise } from "@triplan/db";
import type { Plan, PlannedExercise } from "@triplan/plan-engine";

interface AdjustedPlan extends Plan {
  /** Exercises that a fix leaves out. */
  leftOut?: readonly PlannedExercise[];
}

/**
 * The plan's exercises as rows; `base` is the plan before adjustments, stored beside them. Exercises
 * that only `base` has are dropped ones.
 */
export function exerciseRows(plan: AdjustedPlan, base: Plan = plan): NewExercise[] {
  const kept = new Map(exercisesOf(plan).map((exercise) => [exercise.slotKey, exercise]));
  const leftOut = new Map(plan.leftOut?.map((exercise) => [exercise.slotKey, exercise]));
  return exercisesOf(base).map((generated) => {
    const { slotKey } = generated;
    const exercise = kept.get(slotKey) ?? leftOut.get(slotKey) ?? generated;
    return { ...exerciseRow(exercise, generated), isDropped: !kept.has(slotKey) };
  });
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
  isDropped: false,
});
