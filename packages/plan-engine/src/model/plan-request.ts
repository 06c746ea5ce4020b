import {
  DEFAULT_PACES,
  finishTimeOrTwoHours,
  isoDate,
  meters,
  miles,
  parseRacePaces,
  secondsPerMile,
  type ExperienceLevel,
  type RaceDistances,
  type RacePaces,
  type RaceType,
  type Thresholds,
  type WeeklySchedule,
} from "@triplan/domain";
import type { CurrentTraining, PaceImprovement, PlanRequest } from "./plan-types.ts";

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
  thresholds?: Thresholds;
  goalFinishTime: string | null;
  hoursNow: number | null;
  longestRunNow: number | null;
  longestRideNow: number | null;
  longestSwimNow: number | null;
  weeklySchedule: WeeklySchedule;
  paceImprovement: PaceImprovement;
  poolLengthMeters: number;
  optimiseLoad: boolean;
}

/** The form's defaults for unreadable texts, but 8 minutes for a run. */
const UNREADABLE_PACES: RacePaces = { ...DEFAULT_PACES, run: secondsPerMile(480) };

export const pacesOf = (
  plan: Pick<StoredPlan, "currentSwimPace" | "currentBikePace" | "currentRunPace">,
): RacePaces =>
  parseRacePaces(
    { swim: plan.currentSwimPace, bike: plan.currentBikePace, run: plan.currentRunPace },
    UNREADABLE_PACES,
  );

export const distancesOf = (
  plan: Pick<StoredPlan, "swimDistance" | "bikeDistance" | "runDistance">,
): RaceDistances => ({
  swim: miles(Number(plan.swimDistance)),
  bike: miles(Number(plan.bikeDistance)),
  run: miles(Number(plan.runDistance)),
});

export const currentTrainingOf = (
  plan: Pick<StoredPlan, "hoursNow" | "longestRunNow" | "longestRideNow" | "longestSwimNow">,
): CurrentTraining => ({
  weeklyHours: plan.hoursNow,
  longestRun: plan.longestRunNow,
  longestRide: plan.longestRideNow,
  longestSwim: plan.longestSwimNow,
});

/** Engine request of a stored plan. Deterministic. */
export const planRequestOf = (plan: StoredPlan): PlanRequest => ({
  raceType: plan.raceType,
  distances: distancesOf(plan),
  raceDate: isoDate(plan.raceDate),
  createdOn: isoDate(plan.createdOn),
  startDate: isoDate(plan.startDate),
  totalWeeks: plan.totalWeeks,
  level: plan.experienceLevel,
  paces: pacesOf(plan),
  ...(plan.thresholds && { thresholds: plan.thresholds }),
  now: currentTrainingOf(plan),
  goalFinish: plan.goalFinishTime === null ? null : finishTimeOrTwoHours(plan.goalFinishTime),
  schedule: plan.weeklySchedule,
  paceImprovement: plan.paceImprovement,
  poolLength: meters(plan.poolLengthMeters),
  optimiseLoad: plan.optimiseLoad,
});
