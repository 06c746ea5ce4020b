import type { Discipline, Intensity } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { targetTexts } from "./rewrite-targets.ts";
import { targetedSteps } from "./targeted-steps.ts";
import type { WeekWriter } from "./week-writer.ts";

/** The part of an exercise that follows from its template and minutes. */
export type ExerciseContent = Pick<
  PlannedExercise,
  "templateId" | "name" | "duration" | "distance" | "pace" | "intensity" | "description" | "steps"
>;

type ContentWriter = Pick<WeekWriter, "measures" | "racePaceZone" | "targets" | "frame">;

interface ContentFacts {
  type: Discipline;
  templateId: string;
  name: string;
  intensity: Intensity;
  minutes: number;
  steps: readonly ResolvedStep[];
}

/** Builds targets, texts and totals from resolved steps. */
export function exerciseContent(
  { measures, racePaceZone, targets, frame }: ContentWriter,
  facts: ContentFacts,
): ExerciseContent {
  const { type, intensity, minutes } = facts;
  const chosen = exerciseSteps(facts.steps, measures[type], racePaceZone);
  const steps = targetedSteps({ type, week: frame.week, steps: chosen }, targets);
  return {
    templateId: facts.templateId,
    name: facts.name,
    duration: minutes,
    intensity,
    ...targetTexts({ type, intensity }, steps),
  };
}

/** The exercise with the description of its steps. */
export const described = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  description: targetTexts(exercise, exercise.steps).description,
});
