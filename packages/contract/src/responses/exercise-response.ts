import {
  ADVICE_KINDS,
  DAY_NAMES,
  DISCIPLINES,
  INTENSITIES,
  KIT,
  SKIP_REASONS,
  SPORT_FAMILIES,
  STEP_FEELS,
  WEEKDAYS,
  ZONES,
} from "@triplan/domain";
import { z } from "zod";
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
} from "./fields.ts";

const targetRange = z.object({ from: z.number().nullable(), to: z.number().nullable() });

export const stepTarget = z
  .object({
    slow: textLike("8:40", "Slow end of the range, with the unit of the pace").nullable(),
    fast: textLike("8:05", "Fast end of the range").nullable(),
    watts: targetRange.optional(),
    heartRate: targetRange.optional(),
  })
  .meta({ id: "StepTarget", description: "null: no limit on that side" });

const stepInterval = z.object({
  quantity: z.number().meta({ description: "Metres (m) or seconds (s)", examples: [240] }),
  unit: z.enum(["m", "s"]),
  zone: z.enum(ZONES),
  isRacePace: z.boolean(),
  pace: textLike("9:48", "Target without unit: m:ss per 100 m, mph, or m:ss per mile"),
  seconds: seconds.meta({ description: "Time in motion" }),
  restSeconds: seconds.meta({ description: "Rest after the interval", examples: [60] }),
  target: stepTarget.optional(),
  feel: z
    .enum(STEP_FEELS)
    .optional()
    .meta({ description: "Set if the interval is done by feel: its pace is then an estimate" }),
});

const drill = z.object({
  name: textLike("Catch-up"),
  cue: textLike("One hand waits in front until the other one touches it."),
  kit: z.array(z.enum(KIT)).optional(),
});

const stepAdvice = z.object({
  kind: z.enum(ADVICE_KINDS),
  text: textLike("Change as in the race and take the time."),
  gramsPerHour: z
    .object({ least: z.number(), most: z.number() })
    .optional()
    .meta({ description: "Carbohydrate", examples: [{ least: 30, most: 60 }] }),
  changeMinutes: z
    .number()
    .optional()
    .meta({ description: "Minutes of the change from the ride to the run", examples: [3] }),
});

export const exerciseStep = z
  .object({
    kind: z.enum(["warmup", "main", "steady", "cooldown"]),
    repeat: z
      .int()
      .min(1)
      .meta({ examples: [4] }),
    intervals: z.array(stepInterval).readonly(),
    drills: z.array(drill).optional(),
    kit: z.array(z.enum(KIT)).optional(),
    advice: z.array(stepAdvice).optional(),
  })
  .meta({ id: "ExerciseStep" });

const reason = z
  .object({
    rule: textLike("hard", "The rule of the plan engine"),
    facts: z
      .looseObject({})
      .meta({ description: "What the rule looked at", examples: [{ max: 1, level: "beginner" }] }),
  })
  .meta({ id: "Reason", description: "Why the exercise is what it is" });

const progress = z
  .object({
    last: z.object({ set: textLike("3 × 6 min"), week: z.int().min(1) }).nullable(),
    today: textLike("4 × 6 min"),
    planned: textLike(
      "5 × 6 min",
      "The set of the notes, if the athlete's pace leaves time for another one",
    ).optional(),
    next: textLike("3 × 8 min", "null at the top of the ladder").nullable(),
  })
  .meta({ id: "Progress", description: "The set beside those of the last and the next time" });

export const progressionResponse = z
  .object({
    exerciseId: rowId,
    week: z.int().min(1),
    date: calendarDate.nullable().meta({ description: "null while it has no day" }),
    set: textLike("4 × 6 min", "The set, or the length of a long exercise"),
    work: z.number().meta({ description: "Minutes or metres of the set", examples: [24] }),
    less: z
      .enum(["taper", "race", "recovery", "changed"])
      .nullable()
      .meta({ description: "Why it is less than the time before; null if it is not" }),
    held: z.enum(["missed", "swapped"]).nullable().meta({
      description: "Why the set comes before the next step, or only now; null if it does not",
    }),
    isDone: z.boolean(),
    isUnsure: z.boolean().meta({ description: "A recording may be it" }),
    actualPace: textLike("8:06/mi").nullable(),
  })
  .meta({ id: "ProgressionEntry", description: "One time of an exercise's set" });

const matchedActivity = z
  .object({
    family: z.enum(SPORT_FAMILIES),
    activityType: textLike("running"),
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
    source: activitySource,
    localDate: calendarDate,
    rpe: rpe.nullable(),
    feeling: feeling.nullable(),
    zoneSeconds: zoneSeconds.nullable(),
  })
  .meta({ id: "MatchedActivity" });

const weekday = z.literal(WEEKDAYS).meta({ description: "0 is Sunday" });
const dayName = z.enum(DAY_NAMES);
const intensity = z.enum(INTENSITIES);

const swapChoice = z
  .object({
    kind: textLike("run-tempo", "To send to the swap; 'planned' undoes one"),
    name: textLike("Tempo run"),
    duration: minutes,
    intensity,
    steps: z.array(exerciseStep).readonly(),
    load: z.number().meta({ description: "Training load", examples: [55] }),
    costs: z.array(textLike("Your week has one key exercise less.")).readonly(),
  })
  .meta({ id: "SwapChoice", description: "A replacement, or the exercise as planned" });

export const swapsResponse = z
  .object({
    current: textLike("run-tempo", "The swap in force; null without one").nullable(),
    planned: swapChoice.nullable().meta({ description: "The exercise as planned; null if it is" }),
    options: z.array(swapChoice).meta({ description: "At most three; empty if none is possible" }),
    fewer: textLike(
      "Others would break a rule that your plan keeps.",
      "Why there are fewer than three; null if there are three",
    ).nullable(),
  })
  .meta({ id: "Swaps" });

export const exerciseResponse = z
  .object({
    id: rowId,
    trainingPlanId: rowId,
    userId: rowId,
    week: z.int().min(1),
    slotKey: textLike("6-run-2", "Stable name of the exercise's place in its plan"),
    type: z.enum(DISCIPLINES),
    templateId: textLike("run-tempo"),
    name: textLike("Tempo run"),
    duration: minutes,
    distance: textLike("4.6 mi"),
    pace: textLike("9:48/mi"),
    intensity,
    description: textLike("15 min easy, 20 min tempo, 10 min easy", "The steps in words"),
    notes: textLike("Raises the pace you can hold for an hour."),
    steps: z.array(exerciseStep).readonly(),
    suggestedDay: weekday.nullable(),
    isKey: z.boolean(),
    brickId: textLike("6-brick-1", "Shared by the ride and the run of a brick").nullable(),
    reasons: z.array(reason).readonly(),
    progress: progress.nullable(),
    day: weekday.nullable(),
    dayName: dayName.nullable(),
    scheduledDate: calendarDate.nullable(),
    isScheduled: z.boolean(),
    isCompleted: z.boolean(),
    completedAt: instant.nullable(),
    actualDuration: minutes.nullable(),
    actualDistance: textLike("4.7 mi").nullable(),
    actualPace: textLike("9:40/mi").nullable(),
    completionNotes: textLike("Felt strong").nullable(),
    skippedAt: instant
      .nullable()
      .meta({ description: "When the athlete said that it was not done" }),
    skipReason: z.enum(SKIP_REASONS).nullable(),
    matchedActivityId: rowId.nullable(),
    orderIndex: z.int().min(0),
    createdAt: instant,
    updatedAt: instant,
    matchedProviderActivityId: textLike("18437201").nullable(),
    matchedActivity: matchedActivity.nullable(),
  })
  .meta({ id: "Exercise" });

const placementId = z.uuid().meta({
  description: "Names the placement to undo",
  examples: ["0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10"],
});

export const planPlacementResponse = z
  .object({
    placementId: placementId.nullable(),
    placed: z.array(
      z.object({
        exerciseId: rowId,
        week: z.int().min(1),
        day: weekday,
        scheduledDate: calendarDate,
      }),
    ),
  })
  .meta({ id: "PlanPlacement", description: "The exercises that got a day; none: no placementId" });

export const undonePlacementResponse = z
  .object({ unscheduled: z.array(rowId) })
  .meta({ id: "UndonePlacement", description: "The exercises that have no day any more" });

const actualExercise = z.object({
  type: z.enum(DISCIPLINES),
  name: textLike("Tempo run"),
  duration: minutes.nullable(),
  distance: textLike("4.7 mi").nullable(),
  pace: textLike("9:40/mi").nullable(),
  intensity: z.enum(["easy", "moderate", "hard", "tempo", "interval"]),
});

export const workoutResponse = z
  .object({
    id: z
      .int()
      .min(1)
      .meta({ description: "Unique within its plan", examples: [44] }),
    trainingPlanId: rowId,
    week: z.int().min(1),
    day: weekday,
    dayName,
    workoutType: textLike("bike + run", "The day's disciplines in order"),
    exercises: z.array(exerciseResponse),
    totalDuration: minutes,
    actualDuration: minutes.nullable(),
    actualExercises: z.array(actualExercise),
    notes: textLike("Felt strong").nullable(),
    isCompleted: z.boolean(),
    completedAt: instant.nullable(),
    originalDay: weekday,
    isScheduled: z.boolean(),
    providerActivityId: textLike("18437201").nullable(),
    matchedProviderActivityId: textLike("18437201").nullable(),
  })
  .meta({ id: "Workout", description: "A day of the proposed week with its exercises" });
