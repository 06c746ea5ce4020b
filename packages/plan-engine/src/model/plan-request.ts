import {
  daysBetween,
  DEFAULT_PACES,
  finishTimeOrTwoHours,
  isoDate,
  meters,
  miles,
  parseRacePaces,
  secondsPerMile,
  THRESHOLD_KINDS,
  type EarlierSchedule,
  type ExperienceLevel,
  type RaceBefore,
  type RaceDistances,
  type RacePaces,
  type RaceType,
  type ThresholdDates,
  type Thresholds,
  type WeeklySchedule,
} from "@triplan/domain";
import type {
  CurrentTraining,
  PaceImprovement,
  PlanRequest,
  ThresholdWeeks,
} from "./plan-types.ts";

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
  thresholdDates?: ThresholdDates;
  goalFinishTime: string | null;
  hoursNow: number | null;
  longestRunNow: number | null;
  longestRideNow: number | null;
  longestSwimNow: number | null;
  weeklySchedule: WeeklySchedule;
  earlierSchedules?: readonly EarlierSchedule[];
  paceImprovement: PaceImprovement;
  poolLengthMeters: number;
  optimiseLoad: boolean;
  raceBefore?: RaceBefore | null;
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

/** Weeks of a plan that were over on the days on which thresholds were measured. */
function weeksBefore(startDate: string, dates: ThresholdDates): ThresholdWeeks {
  const weeks: ThresholdWeeks = {};
  for (const kind of THRESHOLD_KINDS) {
    const date = dates[kind];
    const days = date === undefined ? 0 : daysBetween(isoDate(startDate), isoDate(date));
    if (days >= DAYS_A_WEEK) weeks[kind] = Math.floor(days / DAYS_A_WEEK);
  }
  return weeks;
}

const DAYS_A_WEEK = 7;

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
  ...(plan.thresholdDates && { thresholdsAfter: weeksBefore(plan.startDate, plan.thresholdDates) }),
  now: currentTrainingOf(plan),
  goalFinish: plan.goalFinishTime === null ? null : finishTimeOrTwoHours(plan.goalFinishTime),
  schedule: plan.weeklySchedule,
  ...(plan.earlierSchedules &&
    plan.earlierSchedules.length > 0 && { earlierSchedules: plan.earlierSchedules }),
  paceImprovement: plan.paceImprovement,
  poolLength: meters(plan.poolLengthMeters),
  optimiseLoad: plan.optimiseLoad,
  ...(plan.raceBefore && { raceBefore: plan.raceBefore }),
});
