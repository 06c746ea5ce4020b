import { z } from "zod";

/** Steps of a workout with one sport, repeats included. */
const MAX_STEPS = 100;

const SPORTS = ["RUNNING", "CYCLING", "LAP_SWIMMING"] as const;
const INTENSITIES = [
  "REST",
  "WARMUP",
  "COOLDOWN",
  "RECOVERY",
  "ACTIVE",
  "INTERVAL",
  "MAIN",
] as const;
const DURATIONS = ["TIME", "DISTANCE", "OPEN", "FIXED_REST", "FIXED_REPETITION"] as const;
const TARGETS = ["SPEED", "PACE", "HEART_RATE", "POWER", "OPEN"] as const;
const KIT = [
  "NONE",
  "SWIM_FINS",
  "SWIM_KICKBOARD",
  "SWIM_PADDLES",
  "SWIM_PULL_BUOY",
  "SWIM_SNORKEL",
] as const;

const amount = z.number().nonnegative().nullish();
const step = z.looseObject({
  type: z.literal("WorkoutStep"),
  stepOrder: z.int().positive(),
  intensity: z.enum(INTENSITIES),
  description: z.string().nullish(),
  durationType: z.enum(DURATIONS),
  durationValue: z.number().positive().nullish(),
  targetType: z.enum(TARGETS).nullish(),
  targetValueLow: amount,
  targetValueHigh: amount,
  targetValueType: z.literal("PERCENT").nullish(),
  secondaryTargetType: z.literal("PACE_ZONE").nullish(),
  secondaryTargetValueLow: amount,
  secondaryTargetValueHigh: amount,
  equipmentType: z.enum(KIT).nullish(),
});
export type StepDocument = z.output<typeof step>;

const repeat = z.looseObject({
  type: z.literal("WorkoutRepeatStep"),
  stepOrder: z.int().positive(),
  repeatType: z.literal("REPEAT_UNTIL_STEPS_CMPLT"),
  repeatValue: z.int().positive(),
  skipLastRestStep: z.boolean().nullish(),
  steps: z.array(step).min(1),
});
type RepeatDocument = z.output<typeof repeat>;

const segment = z.looseObject({
  segmentOrder: z.int().positive(),
  sport: z.enum(SPORTS),
  steps: z.array(z.discriminatedUnion("type", [step, repeat])).min(1),
});

/** A planned workout in the provider's format. */
export const workoutDocument = z.looseObject({
  workoutName: z.string().min(1),
  description: z.string().nullish(),
  sport: z.enum(SPORTS),
  poolLength: z.number().positive().nullish(),
  poolLengthUnit: z.enum(["METER", "YARD"]).nullish(),
  workoutProvider: z.string().max(20).nullish(),
  workoutSourceId: z.string().max(20).nullish(),
  segments: z.array(segment).length(1),
});
export type WorkoutDocument = z.output<typeof workoutDocument>;

const allSteps = ({ segments }: WorkoutDocument): (StepDocument | RepeatDocument)[] =>
  segments
    .flatMap(({ steps }) => steps)
    .flatMap((each) => (each.type === "WorkoutRepeatStep" ? [each, ...each.steps] : [each]));

/** Why the provider refuses a well-formed workout; null if it accepts it. */
export function workoutProblem(workout: WorkoutDocument): string | null {
  const steps = allSteps(workout);
  if (steps.length > MAX_STEPS) return `a workout has ${MAX_STEPS} steps at most`;
  if (steps.some(({ stepOrder }, at) => stepOrder !== at + 1)) return "stepOrder has gaps";
  if (workout.segments.some(({ sport }) => sport !== workout.sport)) {
    return "the segment has another sport";
  }
  return workout.sport === "LAP_SWIMMING" ? swimProblem(workout, steps) : null;
}

function swimProblem(
  { poolLength, poolLengthUnit }: WorkoutDocument,
  steps: readonly (StepDocument | RepeatDocument)[],
): string | null {
  if (typeof poolLength === "number" && !poolLengthUnit) return "poolLengthUnit is missing";
  const hasTarget = steps.some((each) => each.type === "WorkoutStep" && each.targetType);
  if (hasTarget) return "targetType is not supported for swims";
  const usesUnit = steps.some(
    (each) =>
      each.type === "WorkoutStep" &&
      (each.durationType === "FIXED_REPETITION" || each.secondaryTargetType),
  );
  return usesUnit && !poolLengthUnit ? "poolLengthUnit is missing" : null;
}

/** A workout on a day of the athlete's calendar. */
export const scheduleDocument = z.looseObject({
  workoutId: z.int().positive(),
  date: z.iso.date(),
});
