import {
  goalFor,
  PACE_LIMITS,
  predictSplits,
  type Discipline,
  type ExperienceLevel,
  type PerDiscipline,
} from "@triplan/domain";
import { clamp } from "../model/numbers.ts";
import type { PaceImprovement, PlanRequest } from "../model/plan-types.ts";

const MAX_GAIN = {
  beginner: 0.12,
  intermediate: 0.07,
  advanced: 0.035,
} as const satisfies Record<ExperienceLevel, number>;

const GAIN_FACTOR = {
  1: 0.5,
  2: 0.75,
  3: 1,
  4: 1.15,
  5: 1.3,
} as const satisfies Record<PaceImprovement, number>;

/** Weeks after which about two thirds of all gain is made. */
const GAIN_WEEKS = 16;

/** Share of the race time that training for `weeks` realistically saves. */
export const realisticGain = (
  level: ExperienceLevel,
  improvement: PaceImprovement,
  weeks: number,
): number => MAX_GAIN[level] * (1 - Math.exp(-weeks / GAIN_WEEKS)) * GAIN_FACTOR[improvement];

/**
 * Share of each leg's time that the goal saves: 0 without a goal or for one slower than the
 * prediction. Limited to what the fastest possible paces save.
 */
export function goalSaving(request: PlanRequest): PerDiscipline<number> {
  if (request.goalFinish === null) return { swim: 0, bike: 0, run: 0 };
  const goal = goalFor(request.goalFinish, request.distances, request.paces);
  const now = predictSplits(request.distances, request.paces);
  const saving = (discipline: Discipline) => {
    const part = goal ? 1 - goal.splits[discipline] / now[discipline] : 1;
    return clamp(Number.isFinite(part) ? part : 0, 0, largestSaving(request)[discipline]);
  };
  return { swim: saving("swim"), bike: saving("bike"), run: saving("run") };
}

const largestSaving = ({ paces }: PlanRequest): PerDiscipline<number> => ({
  swim: Math.max(0, 1 - PACE_LIMITS.swim.min / paces.swim),
  bike: Math.max(0, 1 - paces.bike / PACE_LIMITS.bike.max),
  run: Math.max(0, 1 - PACE_LIMITS.run.min / paces.run),
});
