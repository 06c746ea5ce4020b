import { ACTIVITIES_PER_PAGE, parseActivityCursor } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { isStorable, storableText } from "./texts/text.ts";

const MAX_ID = 255;
const MAX_NAME = 500;
const MAX_TYPE = 100;
const MAX_DATA = 16 * 1024;
const SECONDS_PER_WEEK = 7 * 24 * 3600;
const MAX_MEASURE = 10_000_000;

const MAX_PER_PAGE = 200;

const activityId = storableText(MAX_ID, "Activity id").pipe(
  z.string().min(1, "Activity id is required"),
);

const START = "Start time must be a time such as 2027-03-11T06:42:00Z";
const YEARS = { first: "1990", last: "2100" } as const;
const MAX_OFFSET_HOURS = 14;

/** No place is further from UTC; PostgreSQL rejects offsets of 16 hours. */
const hasRealOffset = (text: string) =>
  Number(/[+-](\d\d):?\d\d$/.exec(text)?.[1] ?? 0) <= MAX_OFFSET_HOURS;

const startTime = z.iso
  .datetime({ offset: true, error: START })
  .max(40, START)
  .refine((text) => text >= YEARS.first && text < YEARS.last && hasRealOffset(text), START);

const measure = (what: string, max = MAX_MEASURE) => {
  const message = `${what} must be a number from 0 to ${max}`;
  return z.number(message).min(0, message).max(max, message);
};

/** Null if it was not measured. */
const optionalMeasure = (what: string, max?: number) => measure(what, max).nullable().default(null);

/** True for JSON that can be stored unchanged. Its depth is limited where it is received. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableJson(inner));
}

/** An activity that the user creates to try the product. */
export const createActivityInput = z.object({
  providerActivityId: activityId,
  activityName: storableText(MAX_NAME, "Activity name").nullable().default(null),
  activityType: storableText(MAX_TYPE, "Activity type").pipe(
    z.string().min(1, "Activity type is required"),
  ),
  startTime,
  /** Seconds. */
  duration: measure("Duration", SECONDS_PER_WEEK),
  /** Metres. */
  distance: optionalMeasure("Distance"),
  /** Seconds per kilometre. */
  averagePace: optionalMeasure("Average pace"),
  /** Metres per second. */
  averageSpeed: optionalMeasure("Average speed", 1000),
  averageHeartRate: optionalMeasure("Average heart rate", 1000),
  maxHeartRate: optionalMeasure("Maximum heart rate", 1000),
  calories: optionalMeasure("Calories"),
  elevationGain: optionalMeasure("Elevation gain"),
  activityData: z
    .record(z.string(), z.unknown())
    .refine((data) => isStorableJson(data), "Activity data contains what can't be stored")
    .refine(
      (data) => JSON.stringify(data).length <= MAX_DATA,
      "Activity data must be at most 16 kB",
    )
    .nullable()
    .default(null),
});
export type CreateActivityInput = z.output<typeof createActivityInput>;

const INVALID_CURSOR = "Cursor must be one that came with a page";

const cursor = z.string(INVALID_CURSOR).transform((text, context) => {
  const after = parseActivityCursor(text);
  if (after) return after;
  context.addIssue({ code: "custom", message: INVALID_CURSOR });
  return z.NEVER;
});

const LIMIT = `Limit must be a whole number from 1 to ${MAX_PER_PAGE}`;
export const listActivitiesInput = z.object({
  cursor: cursor.nullish(),
  limit: z.int(LIMIT).min(1, LIMIT).max(MAX_PER_PAGE, LIMIT).default(ACTIVITIES_PER_PAGE),
});
export type ListActivitiesInput = z.output<typeof listActivitiesInput>;

/** A page of activities that began before the last one of the page before. */
export const pageActivitiesInput = listActivitiesInput
  .omit({ cursor: true })
  .extend({ before: cursor.nullish() });
export type PageActivitiesInput = z.output<typeof pageActivitiesInput>;

export const activityInput = z.object({ activityId: z.int() });
export type ActivityInput = z.output<typeof activityInput>;

/** The activity is identified by the provider's id. */
export const matchExerciseInput = z.object({
  exerciseId: z.int(),
  providerActivityId: activityId,
  /** True to count an activity of another sport instead of the exercise. */
  isReplacement: z.boolean("isReplacement must be true or false").default(false),
});
export type MatchExerciseInput = z.output<typeof matchExerciseInput>;
