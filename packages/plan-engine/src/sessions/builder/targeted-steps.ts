import type { Discipline, ExerciseStep, StepInterval } from "@triplan/domain";
import { paceText, WALK_PACE, type PlanPaces } from "../../intensity/index.ts";

/** Heart rate follows the effort too slowly for shorter repetitions, in seconds. */
const MIN_HEART_RATE_SECONDS = 180;

interface Targeted {
  type: Discipline;
  week: number;
  steps: readonly ExerciseStep[];
}

/** The steps with the targets of their week. Zones, repetitions and minutes stay. */
export function targetedSteps(
  { type, week, steps }: Targeted,
  targets: Pick<PlanPaces, "pacesOf" | "targetOf">,
): ExerciseStep[] {
  const paces = targets.pacesOf(week)[type];
  const targeted = (interval: StepInterval): StepInterval => {
    const effort = interval.isRacePace ? "RP" : interval.zone;
    const pace = interval.feel === "walk" ? WALK_PACE : paces[effort];
    const timed = { ...interval, pace: paceText(type, pace) };
    if (interval.feel) return timed;
    const { heartRate, ...target } = targets.targetOf(type, effort, week);
    const hasHeartRate = heartRate && interval.seconds >= MIN_HEART_RATE_SECONDS;
    return { ...timed, target: hasHeartRate ? { ...target, heartRate } : target };
  };
  return steps.map((step) => ({ ...step, intervals: step.intervals.map(targeted) }));
}
