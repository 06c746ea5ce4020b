import {
  DISCIPLINES,
  LOAD_METHODS,
  LOAD_QUALITIES,
  SPORT_FAMILIES,
  ZONE_BASES,
} from "@triplan/domain";
import { z } from "zod";
import { exerciseResponse } from "./exercise-response.ts";
import {
  activitySource,
  calendarDate,
  feeling,
  heartRate,
  instant,
  meters,
  minutes,
  rowId,
  rpe,
  seconds,
  zoneSeconds,
  textLike,
  watts,
} from "./fields.ts";

const activityFields = {
  id: rowId,
  provider: textLike("sandbox"),
  providerActivityId: textLike("18437201"),
  parentProviderId: textLike("18437200", "The multisport recording it is a part of").nullable(),
  isParent: z.boolean(),
  hasParts: z.boolean().meta({ description: "A multisport recording whose parts are stored too" }),
  activityName: textLike("Morning run").nullable(),
  activityType: textLike("running"),
  family: z.enum(SPORT_FAMILIES),
  discipline: z.enum(DISCIPLINES),
  startTime: instant,
  startOffsetSeconds: z
    .int()
    .nullable()
    .meta({ description: "Local time minus UTC", examples: [0] }),
  localDate: calendarDate,
  duration: seconds,
  distance: meters.nullable(),
  averagePace: z
    .number()
    .nullable()
    .meta({ description: "Seconds per kilometre", examples: [360] }),
  averageSpeed: z
    .number()
    .nullable()
    .meta({ description: "Metres per second", examples: [2.8] }),
  averageHeartRate: heartRate.nullable(),
  maxHeartRate: heartRate.nullable(),
  calories: z
    .number()
    .nullable()
    .meta({ examples: [420] }),
  elevationGain: z
    .number()
    .nullable()
    .meta({ description: "Metres", examples: [35] }),
  averagePower: watts.nullable(),
  normalizedPower: watts.nullable(),
  zoneSeconds: zoneSeconds.nullable(),
  zoneBasis: z.enum(ZONE_BASES).nullable().meta({ description: "What the zones are of" }),
  rpe: rpe.nullable(),
  feeling: feeling.nullable(),
  source: activitySource,
  deviceName: textLike("Forerunner 965").nullable(),
  activityData: z
    .looseObject({})
    .nullable()
    .meta({
      description:
        "What the provider sent, as it sent it; in lists only average speed, weather and route",
      examples: [{ steps: 5210 }],
    }),
  duplicateOf: rowId.nullable(),
  createdAt: instant,
  linkedExerciseId: rowId.nullable(),
  isLinkedToExercise: z.boolean(),
  isLinkedToWorkout: z.boolean(),
};

export const activityResponse = z.object(activityFields).meta({ id: "Activity" });

export const activitySummaryResponse = activityResponse
  .omit({ activityData: true })
  .meta({ id: "ActivitySummary" });

const matchingScore = z
  .number()
  .min(0)
  .max(1)
  .meta({ examples: [0.87] });

const measured = z.number().nullable();
const column = z.array(measured).optional();

export const detailedActivityResponse = z
  .object({
    ...activityFields,
    laps: z.array(
      z.object({
        startSeconds: seconds.meta({ description: "Seconds since the start" }),
        durationSeconds: seconds,
        distanceMeters: meters.nullable(),
        averageHeartRate: heartRate.nullable(),
        maxHeartRate: heartRate.nullable(),
        averagePower: watts.nullable(),
        averageCadence: measured.meta({ description: "A minute", examples: [85] }),
      }),
    ),
    stream: z
      .object({
        time: z.array(seconds),
        heartRate: column,
        speed: column,
        power: column,
        cadence: column,
        altitude: column,
      })
      .nullable()
      .meta({
        description: "Samples as columns of equal length, without positions; null where none came",
        examples: [{ time: [0, 5], heartRate: [118, 121], speed: [2.9, 3.1] }],
      }),
    isSpaceFull: z.boolean().meta({
      description: "Samples may be missing because the athlete's recordings fill the space",
    }),
    load: z
      .object({
        load: z.number().meta({ description: "100 for an hour at threshold", examples: [54.2] }),
        method: z.enum(LOAD_METHODS).meta({ description: "What it was calculated from" }),
        quality: z.enum(LOAD_QUALITIES),
      })
      .nullable()
      .meta({ description: "Training load; null if the activity duplicates another one" }),
    exercise: exerciseResponse
      .pick({
        id: true,
        trainingPlanId: true,
        week: true,
        type: true,
        name: true,
        duration: true,
        distance: true,
        scheduledDate: true,
        steps: true,
        isKey: true,
        completionNotes: true,
      })
      .nullable()
      .meta({ id: "PlannedForActivity", description: "The exercise that it completed" }),
  })
  .meta({ id: "DetailedActivity" });

export const unmatchedActivityResponse = activitySummaryResponse
  .extend({
    suggestion: z
      .object({
        exerciseId: rowId,
        exerciseName: textLike("Tempo run"),
        score: matchingScore,
      })
      .nullable()
      .meta({ description: "The exercise that the activity most likely is" }),
  })
  .meta({ id: "UnmatchedActivity" });

export const linkableExerciseResponse = z
  .object({
    id: rowId,
    name: textLike("Tempo run"),
    type: z.enum(DISCIPLINES),
    week: z
      .int()
      .min(1)
      .meta({ examples: [3] }),
    duration: minutes,
    distance: textLike("6.2 mi"),
    scheduledDate: calendarDate.nullable(),
    score: matchingScore
      .nullable()
      .meta({ description: "null for another sport, which was done instead of the exercise" }),
  })
  .meta({ id: "LinkableExercise" });

export const activityCountResponse = z.object({
  count: z
    .int()
    .min(0)
    .meta({ examples: [53] }),
});

export const deletedActivityResponse = z.object({
  id: rowId,
  unmatchedExerciseId: rowId.nullable().meta({ description: "The exercise that is open again" }),
});
