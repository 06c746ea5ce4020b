import {
  COMPLETION_LIMITS,
  exactThresholds,
  formatPace,
  isMiles,
  DISCIPLINES,
  isPossibleThreshold,
  MIN_LEG_SECONDS,
  RACE_TYPES,
  poolUnitIn,
  RUN_RESULT_LIMITS,
  SWIM_RESULT_METERS,
  THRESHOLD_KINDS,
  THRESHOLD_LIMITS,
  type ThresholdKind,
  type Units,
} from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import { COMPLETION_MESSAGES } from "./completion.ts";
import "./texts/messages.ts";
import { boundsMessage, fieldOf } from "./performance-bounds.ts";

const LTHR = "Threshold heart rate must be between 100 and 210 bpm";

/** Error messages for thresholds outside their bounds, in the athlete's units. */
const thresholdMessages = (units: Units): Record<ThresholdKind, string> => ({
  css: `CSS must be between ${poolUnitIn(units) === "m" ? "1:00 and 5:00 per 100 m" : "0:55 and 4:34 per 100 yd"}`,
  ftpWatts: "FTP must be between 60 and 500 W",
  bikeThresholdMph: `Bike threshold must be between ${isMiles(units) ? "8 and 31 mph" : "13 and 50 km/h"}`,
  lthrBike: LTHR,
  runThreshold: `Run threshold must be between ${isMiles(units) ? "4:33 and 16:40 per mile" : "2:50 and 10:21 per km"}`,
  lthrRun: LTHR,
  maxHr: "Highest heart rate must be between 120 and 230 bpm",
});

function threshold(kind: ThresholdKind, message: string) {
  const { min, max } = THRESHOLD_LIMITS[kind];
  return z.number(message).min(min, message).max(max, message).optional();
}

// A value out of bounds ends the check: what it would give needs no second message.
const between = (min: number, max: number, error: string) =>
  z.number(error).min(min, { error, abort: true }).max(max, { error, abort: true });

const DAY_SECONDS = 86_400;
const time = between(1, DAY_SECONDS, "Time must be between 0:01 and 24:00:00");
const pace = between(60, 3600, "Pace must be between 1:00 and 60:00");
const watts = between(1, 2000, "Power must be between 1 and 2000 W");
const heartRate = between(60, 250, "Heart rate must be between 60 and 250 bpm").optional();

const { meters, seconds } = RUN_RESULT_LIMITS;
const DISTANCE = `Distance must be between ${meters.min / 1000} and ${meters.max / 1000} km`;
const RUN_TIME = `Time must be between ${formatPace(seconds.min)} and 2:30:00`;

const MIN_LEG_MILES = 0.1;
const MAX_LEG_MILES = 1000;
const LEG_DISTANCE = `Distance must be between ${MIN_LEG_MILES} and ${MAX_LEG_MILES} miles`;
const LEG_TIME = "A leg must take 20 minutes or more";

const anyPerformance = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("swim-test"), seconds400: time, seconds200: time }),
  z.object({
    kind: z.literal("swim-result"),
    meters: z.literal(SWIM_RESULT_METERS, "Distance must be 400, 750, 1500, 1900 or 3800 m"),
    seconds: time,
  }),
  z.object({
    kind: z.literal("bike-20"),
    watts: watts.optional(),
    mph: between(1, 60, "Speed must be between 1 and 60 mph").optional(),
    heartRate,
  }),
  z.object({ kind: z.literal("bike-ramp"), watts }),
  z.object({ kind: z.literal("bike-40k"), seconds: time }),
  z.object({ kind: z.literal("run-30"), pace, heartRate }),
  z.object({ kind: z.literal("run-20"), pace }),
  z.object({
    kind: z.literal("run-result"),
    meters: between(meters.min, meters.max, DISTANCE),
    seconds: between(seconds.min, seconds.max, RUN_TIME),
  }),
  z.object({
    kind: z.literal("race-leg"),
    raceType: z.enum(RACE_TYPES, `Race type must be one of ${RACE_TYPES.join(", ")}`),
    discipline: z.enum(DISCIPLINES, `Discipline must be one of ${DISCIPLINES.join(", ")}`),
    miles: between(MIN_LEG_MILES, MAX_LEG_MILES, LEG_DISTANCE),
    seconds: between(MIN_LEG_SECONDS, DAY_SECONDS, LEG_TIME),
  }),
]);

const performance = (units: Units) =>
  anyPerformance.superRefine((value, context) => {
    if (value.kind === "bike-20" && value.watts === undefined && value.mph === undefined) {
      context.addIssue({ code: "custom", path: ["watts"], message: "Enter watts or speed" });
    }
    const exact = exactThresholds(value);
    for (const kind of THRESHOLD_KINDS) {
      const derived = exact[kind];
      if (derived === undefined || isPossibleThreshold(kind, derived)) continue;
      const message = boundsMessage(value, kind, units);
      context.addIssue({ code: "custom", path: [fieldOf(value, kind)], message });
    }
  });

const { rpe } = COMPLETION_LIMITS;

const isConfirmed = z
  .boolean()
  .default(false)
  .describe("True stores unusual values without a question.");

function typedThresholds(units: Units) {
  const messages = thresholdMessages(units);
  return {
    css: threshold("css", messages.css).describe("Seconds per 100 m."),
    ftpWatts: threshold("ftpWatts", messages.ftpWatts).describe("Watts."),
    bikeThresholdMph: threshold("bikeThresholdMph", messages.bikeThresholdMph).describe(
      "Miles per hour.",
    ),
    lthrBike: threshold("lthrBike", messages.lthrBike).describe("Beats per minute."),
    runThreshold: threshold("runThreshold", messages.runThreshold).describe("Seconds per mile."),
    lthrRun: threshold("lthrRun", messages.lthrRun).describe("Beats per minute."),
    maxHr: threshold("maxHr", messages.maxHr).describe("Beats per minute."),
  };
}

/** Typed thresholds, or a performance from which they are derived; messages in the athlete's units. */
export function recordThresholdsSchema(units: Units) {
  return z
    .object({
      ...typedThresholds(units),
      performance: performance(units)
        .optional()
        .describe(
          "A test or result instead of thresholds: seconds, metres, watts, seconds per mile.",
        ),
      rpe: z
        .int(COMPLETION_MESSAGES.rpe)
        .min(rpe.min, COMPLETION_MESSAGES.rpe)
        .max(rpe.max, COMPLETION_MESSAGES.rpe)
        .optional()
        .describe("How hard a test or result felt, 1 to 10."),
      date: calendarDay("Date").optional().describe("Day of the test or result; today if absent."),
      isGoodTest: z.boolean().default(true).describe("False keeps a test without counting it."),
      isAsMeasured: z
        .boolean()
        .default(false)
        .describe(
          "True counts a test or result as measured. Else a change within what a test can tell keeps the threshold, and more than twice that counts half until a second result agrees.",
        ),
      isConfirmed,
    })
    .superRefine((input, context) => {
      const isTyped = THRESHOLD_KINDS.some((kind) => input[kind] !== undefined);
      if (isTyped !== (input.performance !== undefined)) return;
      const message = isTyped
        ? "Enter either thresholds or one result"
        : "Enter a threshold or a result";
      context.addIssue({ code: "custom", path: ["performance"], message });
    });
}

export const recordThresholdsInput = recordThresholdsSchema("miles");
export type RecordThresholdsInput = z.output<typeof recordThresholdsInput>;

/** The thresholds to use from today; those left out stay. */
export const setThresholdsInput = z
  .object({ ...typedThresholds("miles"), isConfirmed })
  .refine((input) => THRESHOLD_KINDS.some((kind) => input[kind] !== undefined), {
    path: ["thresholds"],
    message: "Enter a threshold",
  });
export type SetThresholdsInput = z.output<typeof setThresholdsInput>;

export const answerEstimateInput = z.object({
  key: z.string().min(1).max(200).describe("The key of the question."),
  answer: z.enum(["yes", "no"], "Answer must be yes or no"),
});
export type AnswerEstimateInput = z.output<typeof answerEstimateInput>;

export const deleteThresholdInput = z.object({ thresholdId: z.int() });
export type DeleteThresholdInput = z.output<typeof deleteThresholdInput>;
