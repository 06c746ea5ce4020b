import type { Discipline, Intensity } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { withWalks } from "../resolve/with-walks.ts";
import { runMinutesOf } from "../../week/index.ts";
import { targetTexts } from "./rewrite-targets.ts";
import { targetedSteps } from "./targeted-steps.ts";
import type { WeekWriter } from "./week-writer.ts";

/** The part of an exercise that follows from its template and minutes. */
export type ExerciseContent = Pick<
  PlannedExercise,
  "templateId" | "name" | "duration" | "distance" | "pace" | "intensity" | "description" | "steps"
>;

type ContentWriter = Pick<
  WeekWriter,
  "measures" | "racePaceZone" | "targets" | "frame" | "runWalk"
>;

interface ContentFacts {
  type: Discipline;
  templateId: string;
  name: string;
  intensity: Intensity;
  minutes: number;
  steps: readonly ResolvedStep[];
}

/** Builds targets, texts and totals from resolved steps. */
export function exerciseContent(writer: ContentWriter, facts: ContentFacts): ExerciseContent {
  const { measures, racePaceZone, targets, frame } = writer;
  const { type, intensity, minutes } = facts;
  const chosen = exerciseSteps(walked(writer, facts), measures[type], racePaceZone);
  const steps = targetedSteps({ type, week: frame.week, steps: chosen }, targets);
  return {
    templateId: facts.templateId,
    name: facts.name,
    duration: minutes,
    intensity,
    ...targetTexts({ type, intensity }, steps),
  };
}

function walked({ runWalk }: ContentWriter, { templateId, steps }: ContentFacts) {
  const minutes = runMinutesOf(runWalk, { templateId });
  return minutes === null ? steps : withWalks(steps, minutes);
}

/** The exercise with the description of its steps. */
export const described = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  description: targetTexts(exercise, exercise.steps).description,
});
