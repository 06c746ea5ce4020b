import type { Discipline, Intensity } from "@triplan/domain";
import {
  distanceText,
  mainPace,
  paceWithUnit,
  RACE_PACE_ZONE,
  type WeekPaces,
} from "../../intensity/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { describeSteps } from "./describe-steps.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import type { ResolvedStep } from "./resolve-steps.ts";

/** The part of an exercise that follows from its template and minutes. */
export type ExerciseContent = Pick<
  PlannedExercise,
  "templateId" | "name" | "duration" | "distance" | "pace" | "intensity" | "description" | "steps"
>;

interface ContentFacts {
  request: PlanRequest;
  paces: WeekPaces;
  type: Discipline;
  templateId: string;
  name: string;
  intensity: Intensity;
  minutes: number;
  steps: readonly ResolvedStep[];
}

/** Builds targets, texts and totals from resolved steps. */
export function exerciseContent(facts: ContentFacts): ExerciseContent {
  const { request, paces, type, intensity } = facts;
  const measure = { discipline: type, paces: paces[type], poolLength: request.poolLength };
  const steps = exerciseSteps(facts.steps, measure, RACE_PACE_ZONE[request.raceType]);
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
