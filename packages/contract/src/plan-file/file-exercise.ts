import {
  ADVICE_KINDS,
  DISCIPLINES,
  INTENSITIES,
  KIT,
  STEP_FEELS,
  WEEKDAYS,
  ZONES,
} from "@triplan/domain";
import { z } from "zod";
import { fileText, paceText } from "./file-texts.ts";

const MAX_PARTS = 60;
const MAX_REPEAT = 200;
/** A day in seconds, and more metres than anyone swims in one. */
const MAX_QUANTITY = 86_400;

const quantity = z.number().min(0).max(MAX_QUANTITY);
const range = z.object({
  from: z.number().min(0).max(3000).nullable(),
  to: z.number().min(0).max(3000).nullable(),
});

const target = z
  .object({
    slow: paceText.nullable(),
    fast: paceText.nullable(),
    watts: range.exactOptional(),
    heartRate: range.exactOptional(),
  })
  .describe("null: no limit on that side");

const interval = z.object({
  quantity: quantity.gt(0).describe("Metres (m) or seconds (s)"),
  unit: z.enum(["m", "s"]),
  zone: z.enum(ZONES),
  isRacePace: z.boolean(),
  pace: paceText.describe("Target without unit: m:ss per 100 m, mph, or m:ss per mile"),
  seconds: quantity.describe("Time in motion"),
  restSeconds: quantity.describe("Rest after the interval"),
  target: target.exactOptional(),
  feel: z.enum(STEP_FEELS).exactOptional().describe("Set if the interval is done by feel"),
});

const kit = z.array(z.enum(KIT)).max(KIT.length);
const drill = z.object({ name: fileText(200), cue: fileText(1000), kit: kit.exactOptional() });

const grams = z.number().min(0).max(500);
const advice = z.object({
  kind: z.enum(ADVICE_KINDS),
  text: fileText(2000),
  gramsPerHour: z.object({ least: grams, most: grams }).exactOptional(),
  changeMinutes: z.number().min(0).max(1440).exactOptional(),
});

const step = z.object({
  kind: z.enum(["warmup", "main", "steady", "cooldown"]),
  repeat: z.int().min(1).max(MAX_REPEAT),
  intervals: z.array(interval).min(1).max(MAX_PARTS),
  drills: z.array(drill).max(20).exactOptional(),
  kit: kit.exactOptional(),
  advice: z.array(advice).max(20).exactOptional(),
});

const progress = z
  .object({
    last: z.object({ set: fileText(200), week: z.int().min(1).max(104) }).nullable(),
    today: fileText(200),
    planned: fileText(200).exactOptional(),
    next: fileText(200).nullable(),
  })
  .describe("The set beside those of the last and the next time");

const weekday = z.literal(WEEKDAYS);

/** An exercise as planned: nothing of what was done. */
export const fileExercise = z.object({
  week: z.int().min(1).max(104),
  slotKey: z
    .string()
    .regex(/^[\w-]{1,64}$/, "must be a name such as 6-run-2")
    .describe("Stable name of the exercise's place in its plan"),
  type: z.enum(DISCIPLINES),
  templateId: z.string().regex(/^[!-~]{1,64}$/, "must be a name such as run-tempo"),
  name: fileText(200, 1),
  duration: z.int().min(1).max(1440).describe("Minutes"),
  distance: fileText(32).describe("1900 m for a swim, 18.4 mi for a ride or a run"),
  pace: fileText(32).describe("Mean of the main set: 2:26/100m, 16.5 mph, 9:48/mi, or words"),
  intensity: z.enum(INTENSITIES),
  description: fileText(10_000).describe("The steps in words"),
  notes: fileText(10_000),
  steps: z.array(step).max(MAX_PARTS),
  suggestedDay: weekday.nullable().describe("0 is Sunday"),
  isKey: z.boolean(),
  brickId: z
    .string()
    .regex(/^[\w-]{1,64}$/, "must be a name such as 6-brick")
    .nullable()
    .describe("Shared by the ride and the run of a brick"),
  progress: progress.nullable(),
  orderIndex: z.int().min(0).max(10_000),
  day: weekday.nullable().describe("The day on which it is placed; null if it has none"),
});

export type FileExercise = z.output<typeof fileExercise>;
