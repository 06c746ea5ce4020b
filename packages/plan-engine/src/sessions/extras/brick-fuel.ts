import type { ExerciseStep } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { FUEL_MINUTES, fuelAdvice } from "./fuel.ts";

/** The exercises of a week; food in a brick's ride is for its run too, whose length may have changed. */
export const withBrickFuel = (exercises: readonly PlannedExercise[]): PlannedExercise[] =>
  exercises.map((exercise) => {
    const { brickId, steps, type } = exercise;
    if (brickId === null || type !== "bike") return exercise;
    const halves = exercises.filter((each) => each.brickId === brickId);
    const minutes = sum(halves.map(({ duration }) => duration));
    return { ...exercise, steps: steps.map((step) => withFuel(step, minutes)) };
  });

function withFuel({ advice, ...step }: ExerciseStep, minutes: number): ExerciseStep {
  const kept = (advice ?? []).flatMap((each) => {
    if (!each.gramsPerHour) return [each];
    return minutes < FUEL_MINUTES ? [] : [fuelAdvice(minutes, each.gramsPerHour)];
  });
  return kept.length > 0 ? { ...step, advice: kept } : step;
}
