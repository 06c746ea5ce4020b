import type { Discipline, ExerciseStep, Intensity, PoolUnit } from "@triplan/domain";
import type { PlainExercise, PlannedExercise } from "../../model/plan-types.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import { withWalks } from "../resolve/with-walks.ts";
import { runMinutesOf } from "../../week/index.ts";
import { stepsInWords, targetFigures } from "./rewrite-targets.ts";
import { targetedSteps } from "./targeted-steps.ts";
import type { WeekWriter } from "./week-writer.ts";

/** The part of an exercise that follows from its template and minutes. */
export type ExerciseContent = Pick<
  PlannedExercise,
  "templateId" | "name" | "duration" | "distance" | "pace" | "intensity" | "steps"
>;

interface ContentFacts {
  type: Discipline;
  templateId: string;
  name: string;
  intensity: Intensity;
  minutes: number;
  steps: readonly ExerciseStep[];
}

interface ChosenSteps {
  type: Discipline;
  templateId: string;
  steps: readonly ResolvedStep[];
}

/** The chosen steps with their zones; runs of new runners with walk breaks. */
export function zonedSteps(
  { measures, racePaceZone, runWalk }: Pick<WeekWriter, "measures" | "racePaceZone" | "runWalk">,
  { type, templateId, steps }: ChosenSteps,
): ExerciseStep[] {
  const minutes = runMinutesOf(runWalk, { templateId });
  const walked = minutes === null ? steps : withWalks(steps, minutes);
  return exerciseSteps(walked, measures[type], racePaceZone);
}

/** Builds targets and totals from the steps. */
export function exerciseContent(
  { targets, frame }: Pick<WeekWriter, "targets" | "frame">,
  { type, templateId, name, intensity, minutes, steps }: ContentFacts,
): ExerciseContent {
  const targeted = targetedSteps({ type, week: frame.week, steps }, targets);
  return {
    templateId,
    name,
    duration: minutes,
    intensity,
    steps: targeted,
    ...targetFigures({ type, intensity }, targeted),
  };
}

/** The exercise with the description of its steps, swims in the unit of the pool. */
export const described = (exercise: PlainExercise, pool: PoolUnit): PlannedExercise => ({
  ...exercise,
  description: stepsInWords(exercise.type, exercise.steps, pool),
});
