import { DISCIPLINES, EXPERIENCE_LEVELS, RACE_TYPES } from "@triplan/domain";
import { z } from "zod";
import { adjustPlanInput } from "../adjust.ts";
import {
  bikePace,
  calendarDate,
  instant,
  meters,
  minutes,
  rowId,
  runPace,
  swimPace,
  textLike,
} from "./fields.ts";
import { exerciseResponse } from "./exercise-response.ts";
import { planThresholdDatesResponse, planThresholdsResponse } from "./threshold-response.ts";
import { weeklyScheduleResponse } from "./user-response.ts";

const distance = (example: string) => textLike(example, "Miles");

const raceBefore = z.object({
  raceType: z.enum(RACE_TYPES),
  raceDate: calendarDate,
  weekMinutes: minutes.meta({ description: "Mean minutes of the last two load weeks before it" }),
  rungs: z
    .record(z.string(), z.int())
    .meta({ description: "Highest rung of each ladder", examples: [{ "bike-threshold": 4 }] }),
});

export const planResponse = z
  .object({
    id: rowId,
    userId: rowId,
    name: textLike("Lisbon Olympic"),
    raceType: z.enum(RACE_TYPES),
    swimDistance: distance("0.93"),
    bikeDistance: distance("25"),
    runDistance: distance("6.2"),
    raceDate: calendarDate,
    createdOn: calendarDate.meta({
      description:
        "The athlete's calendar day of creation, or the day after the race that the plan waits for",
    }),
    startDate: calendarDate.meta({ description: "The Sunday of week 1" }),
    currentSwimPace: swimPace,
    currentBikePace: bikePace,
    currentRunPace: runPace,
    experienceLevel: z.enum(EXPERIENCE_LEVELS),
    goalFinishTime: textLike("02:50:00", "hh:mm:ss").nullable(),
    goalSwimPace: swimPace.nullable(),
    goalBikePace: bikePace.nullable(),
    goalRunPace: runPace.nullable(),
    hoursNow: z
      .number()
      .nullable()
      .meta({ description: "Mean hours a week before the plan", examples: [4.5] }),
    longestRunNow: minutes.nullable(),
    longestRideNow: minutes.nullable(),
    longestSwimNow: meters.nullable(),
    previousPlanId: rowId
      .nullable()
      .meta({ description: "The plan that this one follows; null once that is deleted" }),
    raceBefore: raceBefore
      .nullable()
      .meta({ description: "The race that the plan follows, and the training before it" }),
    thresholds: planThresholdsResponse,
    thresholdDates: planThresholdDatesResponse,
    totalWeeks: z.int().min(1).max(104),
    weeklySchedule: weeklyScheduleResponse.meta({
      description: "The schedule of all weeks after those of the earlier ones",
    }),
    earlierSchedules: z
      .array(z.object({ beforeWeek: z.int(), schedule: weeklyScheduleResponse }))
      .readonly()
      .meta({ description: "Schedules that hold before a week, in order" }),
    paceImprovement: z
      .literal([1, 2, 3, 4, 5])
      .meta({ description: "1 conservative to 5 very aggressive" }),
    poolLengthMeters: z.number().meta({ examples: [25] }),
    optimiseLoad: z.boolean(),
    weekMinutes: z.array(minutes).meta({ description: "Planned minutes of each week, in order" }),
    weekAims: z
      .array(textLike("Your first brick: a run right after the ride."))
      .meta({ description: "What is special about each week, in order" }),
    weekTests: z.array(z.array(z.enum(DISCIPLINES))).meta({
      description: "The sports that each week tests, in order",
      examples: [[[], ["run"]]],
    }),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "TrainingPlan" });

export const carryOverResponse = planResponse
  .pick({ hoursNow: true, longestRunNow: true, longestRideNow: true, longestSwimNow: true })
  .extend({ raceBefore })
  .meta({ id: "CarryOver", description: "The race of a plan and the training that led there" });

export const deletedPlanResponse = z.object({ id: rowId });

export const performanceResponse = z
  .object({
    completionRate: z
      .number()
      .meta({ description: "Percent of the due exercises that are completed", examples: [80] }),
    durationComparison: z
      .number()
      .nullable()
      .meta({ description: "Percent that completed exercises took of their plan", examples: [96] }),
    trend: z.enum(["improving", "stable", "declining"]),
  })
  .meta({ id: "Performance" });

const fitnessDay = z
  .object({ fitness: z.number(), fatigue: z.number(), form: z.number() })
  .meta({ id: "FitnessDay", description: "Training load averages in the morning of a day" });

export const fitnessResponse = z
  .object({
    planned: z.array(fitnessDay).meta({ description: "From the first Sunday to race day" }),
    done: z.array(fitnessDay).meta({ description: "To today; empty while nothing is completed" }),
    projected: z
      .array(fitnessDay)
      .meta({ description: "From this morning to race day, if all that is open is done" }),
  })
  .meta({ id: "Fitness" });

const intensityMinutes = z
  .object({ easy: minutes, moderate: minutes, hard: minutes })
  .meta({ id: "IntensityMinutes", description: "Minutes in motion by intensity" });

const exerciseContent = exerciseResponse.pick({
  type: true,
  name: true,
  duration: true,
  intensity: true,
  steps: true,
});

const exerciseChange = z
  .object({
    slotKey: textLike("6-run-2", "Stable name of the exercise's place in its plan"),
    week: z.int().min(1),
    before: exerciseContent,
    after: exerciseContent,
  })
  .meta({ id: "ExerciseChange" });

const namedExercise = exerciseResponse
  .pick({ slotKey: true, week: true, type: true, name: true, duration: true })
  .meta({ id: "NamedExercise" });

const exerciseCount = z.int().min(0);

export const adjustmentResponse = z
  .object({
    updated: z
      .int()
      .min(0)
      .meta({ description: "Exercises that are rewritten", examples: [18] }),
    weeks: z.array(z.int().min(1)),
    weeklyMinutesBefore: z.array(minutes),
    weeklyMinutesAfter: z.array(minutes),
    intensityBefore: z.array(intensityMinutes),
    intensityAfter: z.array(intensityMinutes),
    changed: z
      .int()
      .min(0)
      .meta({ description: "Exercises that look different", examples: [18] }),
    examples: z.array(exerciseChange).meta({ description: "The first few of them" }),
    dropped: z.array(namedExercise).meta({ description: "Exercises that are left out" }),
    returned: z.array(namedExercise).meta({ description: "Exercises that come back" }),
    added: exerciseCount.meta({ description: "Exercises that only the new edition has" }),
    removed: exerciseCount.meta({ description: "Exercises that only the earlier edition had" }),
    newEditionFrom: z
      .int()
      .nullable()
      .meta({ description: "First week that a change of a plan of an earlier engine rewrites" }),
    backInWeek: z
      .int()
      .nullable()
      .meta({ description: "First week in which no adjustment acts any more" }),
    limit: textLike(
      "Your volume can grow by at most 12 % a week, so it reaches +10 % in week 3.",
      "Why a wish for more volume is not reached",
    ).nullable(),
    held: textLike(
      "4 × 8 min comes first, since the last two were missed.",
      "The sets that repeat, because they were not done in two weeks running",
    ).nullable(),
    unchanged: textLike(
      "Nothing had to change: your plan has this change already.",
      "Why no exercise changes",
    ).nullable(),
    message: textLike("18 exercises changed."),
  })
  .meta({ id: "AdjustmentOutcome" });

export const goalPreviewResponse = z
  .object({
    fromWeek: z.int().min(1).meta({ description: "The first week that changes" }),
    isNewEdition: z
      .boolean()
      .meta({ description: "True if an earlier version of the engine made the plan" }),
    changed: exerciseCount,
    added: exerciseCount,
    removed: exerciseCount,
    weeklyMinutesBefore: z.array(minutes),
    weeklyMinutesAfter: z.array(minutes),
  })
  .meta({ id: "GoalPreview" });

export const storedAdjustmentResponse = adjustPlanInput
  .omit({ planId: true })
  .extend({ id: rowId, trainingPlanId: rowId, userId: rowId, createdAt: instant })
  .meta({ id: "Adjustment" });

export const fixedExercisesResponse = z.object({
  message: textLike("Exercise distribution fixed! 2 moved, 1 shortened."),
  updated: z
    .int()
    .min(0)
    .meta({ examples: [2] }),
});
