import type { ExerciseStep } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { FUEL_MINUTES, fuelAdvice } from "./fuel.ts";

/** The exercise; food in a brick's ride is for its run among the exercises too. */
export function withBrickFuel(
  exercise: PlannedExercise,
  exercises: readonly PlannedExercise[],
): PlannedExercise {
  const { brickId, steps, type } = exercise;
  if (brickId === null || type !== "bike") return exercise;
  const halves = exercises.filter((each) => each.brickId === brickId);
  const minutes = sum(halves.map(({ duration }) => duration));
  return { ...exercise, steps: steps.map((step) => withFuel(step, minutes)) };
}

function withFuel({ advice, ...step }: ExerciseStep, minutes: number): ExerciseStep {
  const kept = (advice ?? []).flatMap((each) => {
    if (!each.gramsPerHour) return [each];
    return minutes < FUEL_MINUTES ? [] : [fuelAdvice(minutes, each.gramsPerHour)];
  });
  return kept.length > 0 ? { ...step, advice: kept } : step;
}
