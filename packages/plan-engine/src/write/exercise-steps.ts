import {
  formatPace,
  formatSpeed,
  type Discipline,
  type ExerciseStep,
  type StepInterval,
  type Zone,
} from "@triplan/domain";
import { zoneOf } from "./bands.ts";
import type { Measure, ResolvedStep, ResolvedStretch } from "./resolve-steps.ts";

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
});

/** A target as text, without its unit. */
export const paceText = (discipline: Discipline, pace: number): string =>
  discipline === "bike" ? formatSpeed(pace) : formatPace(pace);

const PACE_UNIT = { swim: "/100m", bike: " mph", run: "/mi" } as const;

/** A target with its unit: "2:26/100m", "16.5 mph", "9:48/mi". */
export const paceWithUnit = (discipline: Discipline, pace: string): string =>
  `${pace}${PACE_UNIT[discipline]}`;
