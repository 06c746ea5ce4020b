import { periodise, type WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest, SeasonWeek } from "../../model/plan-types.ts";

/** Every week of the plan with its phase, in order. Lays out no exercises. Never throws. */
export const seasonWeeks = (request: PlanRequest): SeasonWeek[] =>
  periodise(request).map(seasonWeek);

/** Weeks of the plan that are recovery from the race before it. */
export const countRecoveryFromRace = (request: PlanRequest): number =>
  periodise(request).filter(({ afterRace }) => afterRace !== null).length;

export const seasonWeek = (frame: WeekFrame): SeasonWeek => ({
  week: frame.week,
  phase: frame.phase,
  phaseWeek: frame.phaseWeek,
  phaseWeeks: frame.phaseWeeks,
  isRecovery: frame.isRecovery,
  isPartial: frame.isPartial,
});
