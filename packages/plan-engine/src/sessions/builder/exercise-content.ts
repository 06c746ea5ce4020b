import type { Discipline, Intensity } from "@triplan/domain";
import { distanceText, mainPace, paceWithUnit } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { describeSteps } from "./describe-steps.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import type { WeekWriter } from "./week-writer.ts";

/** The part of an exercise that follows from its template and minutes. */
export type ExerciseContent = Pick<
  PlannedExercise,
  "templateId" | "name" | "duration" | "distance" | "pace" | "intensity" | "description" | "steps"
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
export function exerciseContent(
  { measures, racePaceZone }: Pick<WeekWriter, "measures" | "racePaceZone">,
  facts: ContentFacts,
): ExerciseContent {
  const { type, intensity } = facts;
  const steps = exerciseSteps(facts.steps, measures[type], racePaceZone);
  return {
    templateId: facts.templateId,
    name: facts.name,
    duration: facts.minutes,
    distance: distanceText(type, steps),
    pace: mainPace(type, steps, intensity),
    intensity,
    description: describeSteps(steps, (pace) => paceWithUnit(type, pace)),
    steps,
  };
}
