import {
  APPOINTMENT_EFFORTS,
  APPOINTMENT_MINUTES,
  DAY_NAMES,
  DISCIPLINES,
  EXPERIENCE_LEVELS,
  MAX_APPOINTMENT_NAME,
  MAX_WEEKS,
  POOL_LENGTHS,
  RACE_TYPES,
  THRESHOLD_LIMITS,
  TRAINING_LIMITS,
  WEEKDAYS,
  type ThresholdKind,
} from "@triplan/domain";
import { z } from "zod";
import { fileDay, fileText, paceText } from "./file-texts.ts";

/** A week. */
const MAX_WEEK_MINUTES = 10_080;

const distance = z.string().max(16).describe("Miles");

const { min, max, step } = APPOINTMENT_MINUTES;
const appointment = z.object({
  sport: z.enum(DISCIPLINES),
  minutes: z.number().min(min).max(max).multipleOf(step),
  effort: z.enum(APPOINTMENT_EFFORTS),
  name: fileText(MAX_APPOINTMENT_NAME, 1).exactOptional(),
});

const entry = z.object({
  day: z.literal(WEEKDAYS).describe("0 is Sunday"),
  dayName: z.enum(DAY_NAMES),
  available: z.boolean(),
  hours: z.number().min(0).max(8).multipleOf(0.5),
  isEndurance: z.boolean(),
  sports: z
    .array(z.enum(DISCIPLINES))
    .min(1)
    .max(DISCIPLINES.length)
    .exactOptional()
    .describe("The sports that are possible on the day; all if absent"),
  appointment: appointment
    .nullable()
    .exactOptional()
    .describe("Training at a fixed time; none if absent or null"),
});
const schedule = z.array(entry).length(WEEKDAYS.length).describe("Each weekday once");

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const known = (kind: ThresholdKind) => within(THRESHOLD_LIMITS[kind]).exactOptional();
const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullable();
const clock = /^\d{2}:[0-5]\d:[0-5]\d$/;

const raceBefore = z.object({
  raceType: z.enum(RACE_TYPES),
  raceDate: fileDay,
  weekMinutes: z.number().min(0).max(MAX_WEEK_MINUTES),
  rungs: z.record(fileText(64, 1), z.int().min(1).max(100)),
});

/** What the plan is made for, and what it was made from. */
export const filePlan = z.object({
  name: fileText(200, 1),
  raceType: z.enum(RACE_TYPES),
  swimDistance: distance,
  bikeDistance: distance,
  runDistance: distance,
  raceDate: fileDay,
  createdOn: fileDay,
  startDate: fileDay.describe("The Sunday of week 1"),
  totalWeeks: z.int().min(1).max(MAX_WEEKS),
  currentSwimPace: paceText.describe("m:ss per 100 m"),
  currentBikePace: paceText.describe("mph"),
  currentRunPace: paceText.describe("m:ss per mile"),
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  goalFinishTime: z.string().regex(clock, "must be a time such as 02:50:00").nullable(),
  goalSwimPace: paceText.min(1).nullable(),
  goalBikePace: paceText.min(1).nullable(),
  goalRunPace: paceText.min(1).nullable(),
  hoursNow: within(TRAINING_LIMITS.weeklyHours).nullable(),
  longestRunNow: whole(TRAINING_LIMITS.longestRun),
  longestRideNow: whole(TRAINING_LIMITS.longestRide),
  longestSwimNow: whole(TRAINING_LIMITS.longestSwim),
  raceBefore: raceBefore
    .nullable()
    .exactOptional()
    .describe("The race that the plan follows; none if absent or null"),
  thresholds: z
    .object({
      css: known("css"),
      ftpWatts: known("ftpWatts"),
      bikeThresholdMph: known("bikeThresholdMph"),
      lthrBike: known("lthrBike"),
      runThreshold: known("runThreshold"),
      lthrRun: known("lthrRun"),
      maxHr: known("maxHr"),
    })
    .describe("Seconds per 100 m (css) or mile (runThreshold), watts, mph, or beats per minute"),
  weeklySchedule: schedule,
  paceImprovement: z.literal([1, 2, 3, 4, 5]),
  poolLengthMeters: z.literal(POOL_LENGTHS),
  optimiseLoad: z.boolean(),
});

export type FilePlan = z.output<typeof filePlan>;
