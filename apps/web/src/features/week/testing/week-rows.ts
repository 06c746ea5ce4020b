import {
  DAY_NAMES,
  dateInWeek,
  isoDate,
  type Discipline,
  type ExerciseStep,
  type Weekday,
  type Zone,
} from "@triplan/domain";
import { OVERREACHED } from "@triplan/plan-engine/testing";
import { planRow } from "../../../shared/testing/rows.ts";
import type { ExerciseRow } from "../model/week-types.ts";

const MADE = "2027-01-27T08:00:00.000Z";

/** Week 6 is 7 to 13 March 2027, Sunday to Saturday. */
export const WEEK = 6;
/** The Tuesday of week 6. */
export const TODAY = isoDate("2027-03-09");

/** An olympic plan of 14 weeks with a rest day on Wednesday, for a race on Saturday 8 May 2027. */
export const plan = planRow(1, { name: "Olympic, Lisbon", goalFinishTime: "02:45:00" });

/** A plan whose load can't be optimised, although it should be. */
export const overreached = planRow(1, {
  raceType: OVERREACHED.raceType,
  swimDistance: "2.4",
  bikeDistance: "112",
  runDistance: "26.2",
  raceDate: OVERREACHED.raceDate,
  createdOn: OVERREACHED.createdOn,
  startDate: OVERREACHED.startDate,
  totalWeeks: OVERREACHED.totalWeeks,
  currentSwimPace: "2:29",
  currentBikePace: "29.5",
  currentRunPace: "14:17",
  experienceLevel: OVERREACHED.level,
  goalFinishTime: "11:42:56",
  weeklySchedule: [...OVERREACHED.schedule],
  paceImprovement: OVERREACHED.paceImprovement,
  poolLengthMeters: OVERREACHED.poolLength,
  optimiseLoad: true,
});

export const stretch = (minutes: number, zone: Zone) => ({
  quantity: minutes * 60,
  unit: "s" as const,
  zone,
  isRacePace: false,
  pace: "9:00",
  seconds: minutes * 60,
  restSeconds: 0,
});

export const step = (
  kind: ExerciseStep["kind"],
  intervals: ReturnType<typeof stretch>[],
  repeat = 1,
) => ({ kind, repeat, intervals });

const easySteps = (minutes: number) => [
  step("warmup", [stretch(10, "Z1")]),
  step("steady", [stretch(minutes - 15, "Z2")]),
  step("cooldown", [stretch(5, "Z1")]),
];

export const hardSteps = (minutes: number) => [
  step("warmup", [stretch(10, "Z1")]),
  step("main", [stretch(6, "Z4"), stretch(2, "Z1")], 3),
  step("cooldown", [stretch(minutes - 34, "Z1")]),
];

let lastId = 100;

/** An unscheduled, easy exercise of week 6 with overrides. */
export function exerciseRow(
  type: Discipline,
  duration: number,
  over: Partial<ExerciseRow> = {},
): ExerciseRow {
  const id = over.id ?? (lastId += 1);
  return {
    id,
    trainingPlanId: plan.id,
    userId: plan.userId,
    week: WEEK,
    slotKey: `${WEEK}-${type}-${id}`,
    type,
    templateId: "T01",
    name: `Easy ${type}`,
    duration,
    distance: type === "swim" ? "1300 m" : "3.1 mi",
    pace: type === "swim" ? "2:12/100m" : "9:45/mi",
    intensity: "easy",
    description: "Warm-up: 10 min easy (Z1)\nSteady: at 9:45/mi (Z2)\nCool-down: 5 min easy (Z1)",
    notes: "Aerobic base, at a pace at which you can talk.",
    steps: easySteps(duration),
    suggestedDay: null,
    isKey: false,
    brickId: null,
    reasons: [],
    progress: null,
    day: null,
    dayName: null,
    scheduledDate: null,
    isScheduled: false,
    isCompleted: false,
    completedAt: null,
    skippedAt: null,
    skipReason: null,
    actualDuration: null,
    actualDistance: null,
    actualPace: null,
    completionNotes: null,
    matchedActivityId: null,
    matchedProviderActivityId: null,
    matchedActivity: null,
    orderIndex: id,
    createdAt: MADE,
    updatedAt: MADE,
    ...over,
  };
}

/** Additional fields of a scheduled exercise. */
export const placedOn = (day: Weekday) => ({
  day,
  dayName: DAY_NAMES[day],
  scheduledDate: dateInWeek(plan.startDate, WEEK, day),
  isScheduled: true,
});
