import {
  CHANGE_RULES,
  CHOICE_ANSWERS,
  DAY_NAMES,
  DISCIPLINES,
  INTENSITIES,
  MAX_OWN_ITEM,
  MAX_OWN_ITEMS,
  RACE_KINDS,
  RACE_LEGS,
  RACE_STATUSES,
  RACE_TIME_LIMITS,
  READINESS,
  SKIP_REASONS,
  START_BASES,
  SYMPTOMS,
  THRESHOLD_KINDS,
  TIME_OFF_KINDS,
  WEEK_ANSWERS,
} from "@triplan/domain";
import { z } from "zod";
import { fileDay, fileExercise, filePlan, fileText } from "../plan-file/index.ts";
import { adjustPlanInput } from "../adjust.ts";
import {
  bySlot,
  created,
  dated,
  facts,
  id,
  instant,
  note,
  week,
  weekday,
} from "./archive-fields.ts";

const earlierSchedules = z
  .array(z.object({ beforeWeek: week, schedule: filePlan.shape.weeklySchedule }))
  .max(104);

/** Slots of exercises. */
const missedSets = z.array(fileText(64, 1)).max(5000);

export const planRow = z.object({
  id,
  ...filePlan.shape,
  // Absent in archives from before plans that follow each other.
  previousPlanId: id.nullable().exactOptional(),
  thresholdDates: z.partialRecord(z.enum(THRESHOLD_KINDS), fileDay),
  earlierSchedules,
  engineVersion: z.int().min(1).max(1000),
  engineFromWeek: z.int().min(1).max(105),
  startFitness: z.number().min(0).max(10_000),
  startFatigue: z.number().min(0).max(10_000),
  startBasis: z.enum(START_BASES),
  // Absent in archives from before plans kept it, also below.
  missedSets: missedSets.exactOptional(),
  ...dated,
});

const { day: _day, ...planned } = fileExercise.shape;

export const exerciseRow = z.object({
  id,
  trainingPlanId: id,
  ...planned,
  reasons: z.array(z.object({ rule: fileText(64, 1), facts })).max(60),
  baseDuration: planned.duration,
  baseIntensity: z.enum(INTENSITIES),
  baseTemplateId: planned.templateId,
  day: weekday.nullable(),
  dayName: z.enum(DAY_NAMES).nullable(),
  scheduledDate: fileDay.nullable(),
  isScheduled: z.boolean(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  actualDuration: z.int().min(0).max(10_080).nullable(),
  actualDistance: fileText(64).nullable(),
  actualPace: fileText(64).nullable(),
  completionNotes: note.nullable(),
  skippedAt: instant.nullable(),
  skipReason: z.enum(SKIP_REASONS).nullable(),
  matchedActivityId: id.nullable(),
  placedByMatch: z.boolean(),
  placementId: z.uuid().nullable(),
  isDropped: z.boolean(),
  ...dated,
});

const ofPlan = { id, trainingPlanId: id };
const { shape: adjustment } = adjustPlanInput;

export const adjustmentRow = z.object({
  ...ofPlan,
  fromWeek: week,
  adjustmentType: adjustment.adjustmentType,
  volumeAdjustment: z.int().min(50).max(120),
  intensityAdjustment: adjustment.intensityAdjustment,
  reason: adjustment.reason,
  missedSets: missedSets.nullable().exactOptional(),
  ...created,
});

const placementsBefore = bySlot(
  z.object({
    day: weekday,
    dayMinutes: z.number().min(0).max(10_080),
    movedTo: weekday.nullable(),
  }),
);
const rewrittenExercise = z.object({
  before: exerciseRow.pick({
    week: true,
    slotKey: true,
    type: true,
    templateId: true,
    name: true,
    duration: true,
    distance: true,
    pace: true,
    intensity: true,
    description: true,
    notes: true,
    steps: true,
    suggestedDay: true,
    isKey: true,
    brickId: true,
    reasons: true,
    progress: true,
    orderIndex: true,
    isDropped: true,
  }),
  after: exerciseRow.pick({
    duration: true,
    intensity: true,
    templateId: true,
    description: true,
    reasons: true,
    isDropped: true,
  }),
  composed: exerciseRow
    .pick({
      type: true,
      duration: true,
      intensity: true,
      templateId: true,
      suggestedDay: true,
      isDropped: true,
    })
    .exactOptional(),
});

const layer = {
  acceptedOn: fileDay,
  placementsBefore,
  // Absent in archives from before this kind of layer kept it.
  exercisesBefore: bySlot(rewrittenExercise).exactOptional(),
  ...dated,
};

export const timeOffRow = z.object({
  ...ofPlan,
  kind: z.enum(TIME_OFF_KINDS),
  fromDate: fileDay,
  toDate: fileDay.nullable(),
  minutesPerDay: z.int().min(0).max(1440).nullable(),
  sports: z.array(z.enum(DISCIPLINES)).max(DISCIPLINES.length),
  symptoms: z.enum(SYMPTOMS).nullable(),
  ...layer,
});

const raceSeconds = z.number().min(0).max(RACE_TIME_LIMITS.max);
const miles = z.number().min(0).max(10_000).exactOptional();

const raceResult = {
  status: z.enum(RACE_STATUSES).nullable(),
  finishSeconds: z.int().min(1).max(RACE_TIME_LIMITS.max).nullable(),
  splits: z.partialRecord(z.enum(RACE_LEGS), raceSeconds),
  isFairDay: z.boolean(),
  note: note.nullable(),
};

export const raceRow = z.object({
  ...ofPlan,
  name: fileText(200, 1),
  date: fileDay,
  priority: z.enum(["B", "C"]),
  kind: z.enum(RACE_KINDS),
  distances: z.object({ swim: miles, bike: miles, run: miles }).describe("Miles"),
  goalSeconds: z.int().min(1).max(RACE_TIME_LIMITS.max).nullable(),
  expectedMinutes: z.int().min(1).max(100_000),
  // Absent in archives from before results of these races.
  status: raceResult.status.exactOptional(),
  finishSeconds: raceResult.finishSeconds.exactOptional(),
  splits: raceResult.splits.exactOptional(),
  isFairDay: raceResult.isFairDay.exactOptional(),
  note: raceResult.note.exactOptional(),
  ...layer,
});

export const raceDayRow = z.object({
  ...ofPlan,
  startMinute: z.int().min(0).max(1439).nullable(),
  checkedItems: z.array(fileText(200)).max(500),
  ownItems: z
    .array(fileText(MAX_OWN_ITEM, 1))
    .max(MAX_OWN_ITEMS)
    // Absent in archives from before own items.
    .exactOptional(),
  ...raceResult,
  ...dated,
});

const exerciseChange = z.object({
  slotKey: z.string().min(1).max(64),
  from: weekday,
  day: weekday,
  minutes: z.number().min(0).max(1440).nullable(),
  isLeftOut: z.boolean(),
  isEasy: z.boolean().optional(),
});

const proposalKey = fileText(200, 1);

export const acceptedProposalRow = z.object({
  ...ofPlan,
  proposalKey,
  sentence: fileText(2000, 1),
  change: z.object({
    rule: z.enum(CHANGE_RULES),
    week,
    exercises: z.array(exerciseChange).max(200),
    race: z.object({ date: fileDay, from: fileDay }).exactOptional(),
  }),
  ...layer,
});

const choice = z.object({
  key: proposalKey,
  answer: z.enum(CHOICE_ANSWERS),
  layerId: id.nullable().describe("An accepted proposal"),
  timeOffId: id.nullable(),
});

export const checkInRow = z.object({
  ...ofPlan,
  weekStart: fileDay,
  weekAnswers: z.record(fileDay, z.enum(WEEK_ANSWERS)),
  choices: z.array(choice).max(50),
  readiness: z.int().min(READINESS.min).max(READINESS.max).nullable(),
  ...dated,
});

const { shape: plan } = filePlan;

export const revisionRow = z.object({
  ...ofPlan,
  fromWeek: week,
  termsBefore: z.object({
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    raceDate: plan.raceDate,
    totalWeeks: plan.totalWeeks,
    weeklySchedule: plan.weeklySchedule,
    earlierSchedules,
    poolLengthMeters: plan.poolLengthMeters,
    goalFinishTime: plan.goalFinishTime.exactOptional(),
    goalSwimPace: plan.goalSwimPace.exactOptional(),
    goalBikePace: plan.goalBikePace.exactOptional(),
    goalRunPace: plan.goalRunPace.exactOptional(),
    paceImprovement: plan.paceImprovement.exactOptional(),
  }),
  doneWeeks: z.array(z.object({ week, minutes: bySlot(z.number().min(0).max(10_080)) })).max(104),
  missedSets: missedSets.nullable().exactOptional(),
  sentence: fileText(2000, 1),
  ...layer,
});

export const decisionRow = z.object({
  id,
  planId: id,
  proposalKey,
  answer: z.enum(["yes", "no", "later", "alternative"]),
  decidedAt: instant,
  ...dated,
});
