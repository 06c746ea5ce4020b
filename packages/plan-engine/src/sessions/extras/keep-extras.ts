import type { ExerciseStep } from "@triplan/domain";
import { rungWithId } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { withFuelFor } from "./fuel.ts";

/**
 * An exercise written again, with drills, kit and advice of the one it replaces: all of them if the
 * template or its ladder is the same, else those of the warm-up and the advice.
 */
export function keepExtras(before: PlannedExercise, after: PlannedExercise): PlannedExercise {
  const isSame = familyOf(before) === familyOf(after);
  const taken = new Set<ExerciseStep["kind"]>();
  const advice = withFuelFor(
    before.steps.flatMap((step) => step.advice ?? []),
    after.duration,
  );
  const steps = after.steps.map((step, index): ExerciseStep => {
    const isFirst = !taken.has(step.kind);
    taken.add(step.kind);
    const old = before.steps.find(({ kind, drills, kit }) => kind === step.kind && (drills || kit));
    const isKept = isFirst && old !== undefined && (isSame || step.kind === "warmup");
    return {
      ...step,
      ...(isKept && old.drills && { drills: old.drills }),
      ...(isKept && old.kit && { kit: old.kit }),
      ...(index === 0 && advice.length > 0 && { advice }),
    };
  });
  return { ...after, steps };
}

const familyOf = ({ templateId }: PlannedExercise): string =>
  rungWithId(templateId)?.ladder ?? templateId;
