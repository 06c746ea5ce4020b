import type { ExerciseStep, StepInterval, Zone } from "@triplan/domain";
import { paceText } from "../../intensity/index.ts";
import { zoneOf } from "./bands.ts";
import type { Measure, ResolvedStep, ResolvedStretch } from "../resolve/resolved-step.ts";

/** The steps with zone and target pace of every stretch. */
export const exerciseSteps = (
  steps: readonly ResolvedStep[],
  measure: Measure,
  racePaceZone: Zone,
): ExerciseStep[] =>
  steps.map((step) => ({
    kind: step.kind,
    repeat: step.repeat,
    intervals: step.items.map((item) => interval(item, measure, racePaceZone)),
  }));

const interval = (item: ResolvedStretch, measure: Measure, racePaceZone: Zone): StepInterval => ({
  quantity: item.quantity,
  unit: measure.discipline === "swim" ? "m" : "s",
  zone: zoneOf(item.effort, racePaceZone),
  isRacePace: item.effort === "RP",
  pace: paceText(measure.discipline, measure.paces[item.effort]),
  seconds: Math.round(item.seconds),
  restSeconds: item.rest,
  ...(item.feel && { feel: item.feel }),
});
