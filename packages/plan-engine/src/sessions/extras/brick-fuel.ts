import type { ExerciseStep } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { withFuelFor } from "./fuel.ts";

type Fuelled = Pick<PlannedExercise, "brickId" | "type" | "duration" | "steps">;

/** The exercises of a week; food in the ride of a brick is for its run among them too. */
export const withBrickFuel = <Row extends Fuelled>(exercises: readonly Row[]): Row[] =>
  exercises.map((row) => {
    if (row.brickId === null || row.type !== "bike") return row;
    const halves = exercises.filter(({ brickId }) => brickId === row.brickId);
    const minutes = sum(halves.map(({ duration }) => duration));
    const fuelled = { ...row, steps: row.steps.map((step) => withFuel(step, minutes)) };
    return isSameFuel(row, fuelled) ? row : fuelled;
  });

function withFuel({ advice = [], ...step }: ExerciseStep, minutes: number): ExerciseStep {
  const kept = withFuelFor(advice, minutes);
  return kept.length > 0 ? { ...step, advice: kept } : step;
}

/** True if the exercises advise the same food. */
export const isSameFuel = (a: Pick<Fuelled, "steps">, b: Pick<Fuelled, "steps">): boolean =>
  fuelOf(a) === fuelOf(b);

const fuelOf = ({ steps }: Pick<Fuelled, "steps">): string =>
  steps
    .flatMap(({ advice = [] }) =>
      advice.flatMap(({ kind, text }) => (kind === "fuel" ? [text] : [])),
    )
    .join(" ");
