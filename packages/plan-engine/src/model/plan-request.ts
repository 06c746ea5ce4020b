import {
  DEFAULT_PACES,
  finishTimeOrTwoHours,
  isoDate,
  meters,
  miles,
  milesPerHour,
  parsePace,
  parseSpeed,
  runPaceOrEightMinutes,
  secondsPer100m,
  type ExperienceLevel,
  type RacePaces,
  type RaceType,
  type WeeklySchedule,
} from "@triplan/domain";
import type { PaceImprovement, PlanRequest } from "./plan-types.ts";

/** A stored plan, in the text formats of the specification. */
export interface StoredPlan {
  raceType: RaceType;
  swimDistance: string;
  bikeDistance: string;
  runDistance: string;
  raceDate: string;
  createdOn: string;
  startDate: string;
  totalWeeks: number;
  experienceLevel: ExperienceLevel;
  currentSwimPace: string;
  currentBikePace: string;
  currentRunPace: string;
  goalFinishTime: string | null;
  weeklySchedule: WeeklySchedule;
  paceImprovement: PaceImprovement;
  poolLengthMeters: number;
  optimiseLoad: boolean;
}

/**
 * Parses the paces of a plan. Unreadable texts give the form's default, but 8 minutes for a run.
 */
export const pacesOf = (
  plan: Pick<StoredPlan, "currentSwimPace" | "currentBikePace" | "currentRunPace">,
): RacePaces => ({
  swim: secondsPer100m(parsePace(plan.currentSwimPace) ?? DEFAULT_PACES.swim),
  bike: milesPerHour(parseSpeed(plan.currentBikePace) ?? DEFAULT_PACES.bike),
  run: runPaceOrEightMinutes(plan.currentRunPace),
});

/** Engine request of a stored plan. Deterministic. */
export const planRequestOf = (plan: StoredPlan): PlanRequest => ({
  raceType: plan.raceType,
  distances: {
    swim: miles(Number(plan.swimDistance)),
    bike: miles(Number(plan.bikeDistance)),
    run: miles(Number(plan.runDistance)),
  },
  raceDate: isoDate(plan.raceDate),
  createdOn: isoDate(plan.createdOn),
  startDate: isoDate(plan.startDate),
  totalWeeks: plan.totalWeeks,
  level: plan.experienceLevel,
  paces: pacesOf(plan),
  goalFinish: plan.goalFinishTime === null ? null : finishTimeOrTwoHours(plan.goalFinishTime),
  schedule: plan.weeklySchedule,
  paceImprovement: plan.paceImprovement,
  poolLength: meters(plan.poolLengthMeters),
  optimiseLoad: plan.optimiseLoad,
});
