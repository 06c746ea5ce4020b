import { COMPLETION_LIMITS } from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import "./texts/messages.ts";
import { storableText } from "./texts/text.ts";

const { durationSeconds, averageHeartRate, rpe, feeling, notes } = COMPLETION_LIMITS;

/** Error messages for values outside their bounds. */
export const COMPLETION_MESSAGES = {
  future: "That day is still to come",
  tooLongAgo: "That day is more than a year ago",
  impossibleDistance: "Nobody covers that distance in this time. Check both.",
  durationSeconds: "Duration must be between 1 second and 24 hours",
  distanceMeters: "Distance must be more than 0",
  averageHeartRate: `Heart rate must be between ${averageHeartRate.min} and ${averageHeartRate.max} bpm`,
  rpe: `How hard must be a whole number from ${rpe.min} to ${rpe.max}`,
  feeling: `Feeling must be a whole number from ${feeling.min} to ${feeling.max}`,
} as const;

interface Bounds {
  min: number;
  max: number;
}

function between(field: "durationSeconds" | "averageHeartRate", { min, max }: Bounds) {
  const message = COMPLETION_MESSAGES[field];
  return z.number(message).min(min, message).max(max, message);
}

function whole(field: "rpe" | "feeling", { min, max }: Bounds) {
  const message = COMPLETION_MESSAGES[field];
  return z.int(message).min(min, message).max(max, message);
}

/** What an athlete did, entered by hand. Only the day and the duration are needed. */
export const completeExerciseInput = z.object({
  exerciseId: z.int(),
  date: calendarDay("Day").describe("The day on which it was done."),
  durationSeconds: between("durationSeconds", durationSeconds),
  distanceMeters: z
    .number(COMPLETION_MESSAGES.distanceMeters)
    .positive(COMPLETION_MESSAGES.distanceMeters)
    .nullable()
    .default(null),
  averageHeartRate: between("averageHeartRate", averageHeartRate)
    .nullable()
    .default(null)
    .describe("Beats per minute."),
  rpe: whole("rpe", rpe).nullable().default(null).describe("1 very easy, 10 all out."),
  feeling: whole("feeling", feeling).nullable().default(null).describe("1 unwell, 5 strong."),
  notes: storableText(notes.max, "Notes").nullable().default(null),
});
export type CompleteExerciseInput = z.output<typeof completeExerciseInput>;
