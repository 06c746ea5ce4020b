import {
  DAY_STATES,
  DISCIPLINES,
  LOAD_METHODS,
  PHASES,
  START_BASES,
  THRESHOLD_MEASURES,
  THRESHOLD_PACE_SOURCES,
  THRESHOLD_SOURCES,
  TIREDNESS_SIGNALS,
  TRACK_STATES,
} from "@triplan/domain";
import { z } from "zod";
import { calendarDate, meters, minutes, rowId, seconds, textLike } from "./fields.ts";

const count = z.int().min(0);
const percent = z.number().min(0).meta({ description: "Percent" });
const load = z.number().min(0).meta({ description: "Training load: 100 for an hour at threshold" });

const trackResponse = z
  .object({
    state: z.enum(TRACK_STATES),
    missingExercises: count.meta({ description: "Due exercises that are missing for an answer" }),
    hasUnanswered: z.boolean().meta({ description: "A week of the last 28 days has no record" }),
    keyDone: count.meta({
      description: "Key exercises of the last 21 days done as meant, a brick as one",
    }),
    keyDue: count,
    hoursPercent: percent.nullable().meta({ description: "Planned minutes done in 28 days" }),
    minutesOver: minutes.meta({ description: "Beyond 120 % of the plan in 28 days, else 0" }),
    isAsked: z.boolean().meta({ description: "An open proposal says how to go on" }),
  })
  .meta({ id: "Track" });

const weekResponse = z
  .object({
    week: z.int().min(1),
    plannedMinutes: minutes,
    doneMinutes: minutes.meta({ description: "Everything done, planned or not" }),
    plannedLoad: load,
    doneLoad: load,
    loadSources: z.array(
      z
        .object({
          method: z.enum(LOAD_METHODS),
          trainings: count,
          rough: count.meta({ description: "Those whose load is only approximate" }),
        })
        .meta({ id: "LoadSource" }),
    ),
    hasTest: z.boolean(),
    isUnanswered: z.boolean().meta({ description: "A past week without any record" }),
    phase: z.enum(PHASES),
    isRecovery: z.boolean(),
  })
  .meta({ id: "ProgressWeek" });

const day = { fitness: z.number(), fatigue: z.number(), form: z.number() };
const days = z.array(z.object(day));
const reading = {
  ...day,
  formError: z.number().min(0).meta({ description: "How far form may be off" }),
  word: z
    .enum(["very tired", "training", "balanced", "fresh"])
    .nullable()
    .meta({ description: "Null unless the whole range of form has one word" }),
};

const fitnessFigures = z
  .object({
    planned: days.meta({ description: "Mornings from the first Sunday to race day" }),
    done: days.meta({ description: "To this morning; empty while nothing is done" }),
    projected: days.meta({ description: "From this morning to race day" }),
    isReliable: z.boolean().meta({ description: "False if weeks without a record say too little" }),
    unansweredWeeks: z.array(z.int().min(1)),
    start: z.object({ basis: z.enum(START_BASES), errorPercent: percent }),
    formErrors: z
      .array(z.number().min(0))
      .meta({ description: "How far form may be off on each morning of the plan" }),
    today: z.object(reading).nullable(),
    rampRate: z.number().nullable().meta({ description: "Change of fitness in seven days" }),
    race: z
      .object({
        ...reading,
        isPlanned: z.boolean().meta({ description: "By the plan alone: too little is done yet" }),
      })
      .nullable(),
  })
  .meta({ id: "FitnessFigures" });

const pace = z.number().meta({ description: "s per 100 m, mph, or s per mile by sport" });

const thresholdPaceResponse = z
  .object({
    measure: z.enum(THRESHOLD_MEASURES).meta({ description: "Rides may be judged by power" }),
    value: z
      .number()
      .min(0)
      .nullable()
      .meta({
        description:
          "Median of the entries: W by power, else s per 100 m, mph, or s per mile; null with fewer " +
          "than 6 main sets and fewer than 2 tests",
      }),
    sets: count.meta({ description: "Main sets of key exercises, normalised to threshold" }),
    tests: count,
    entries: z
      .array(
        z
          .object({
            date: calendarDate,
            source: z.enum(THRESHOLD_PACE_SOURCES),
            value: z.number().min(0),
            name: textLike("Cruise intervals").nullable(),
            activityId: rowId.nullable(),
          })
          .meta({ id: "ThresholdPaceEntry" }),
      )
      .meta({ description: "Of the last eight weeks, by date" }),
  })
  .meta({ id: "ThresholdPace" });

const sportResponse = z
  .object({
    discipline: z.enum(DISCIPLINES),
    start: pace,
    current: pace,
    target: pace,
    percent: percent.nullable().meta({ description: "Of the way; null until newly measured" }),
    source: z.enum(THRESHOLD_SOURCES),
    measuredOn: calendarDate.nullable(),
    recent: z.array(z.number()).meta({ description: "Recordings of the last eight weeks" }),
    thresholdPace: thresholdPaceResponse,
    efficiency: z
      .object({
        pieces: count.meta({ description: "Steady recordings of half an hour or more" }),
        changePercent: z
          .number()
          .nullable()
          .meta({ description: "Of power or speed per heartbeat; null with fewer than 9 pieces" }),
        decoupling: z
          .object({ percent: z.number(), date: calendarDate })
          .nullable()
          .meta({ description: "Of the last steady hour" }),
      })
      .meta({ id: "EfficiencyProgress" }),
  })
  .meta({ id: "SportProgress" });

const dayResponse = z
  .object({
    date: calendarDate,
    state: z.enum(DAY_STATES),
    plannedMinutes: minutes,
    doneMinutes: minutes,
  })
  .meta({ id: "ProgressDay" });

const zones = z
  .object({
    planned: z.array(minutes).length(5),
    done: z.array(minutes).length(5),
    recordings: count,
    isEnough: z.boolean().meta({ description: "60 % of the minutes done are known by zone" }),
  })
  .meta({ id: "ZoneMinutes", description: "Minutes in Z1 to Z5 until yesterday" });

const longestResponse = z
  .object({
    discipline: z.enum(DISCIPLINES),
    date: calendarDate,
    minutes,
    meters: meters.nullable(),
    name: textLike("Long ride").nullable(),
    exerciseId: rowId.nullable(),
    activityId: rowId.nullable(),
  })
  .meta({ id: "LongestTraining" });

const bestResponse = z
  .object({
    discipline: z.enum(DISCIPLINES),
    best: z
      .number()
      .min(0)
      .meta({ description: "Seconds of 400 m or 5 km, watts of 20 minutes of riding" }),
    date: calendarDate,
    name: textLike("20-minute test").nullable(),
    exerciseId: rowId.nullable(),
    activityId: rowId.nullable(),
  })
  .meta({ id: "BestEffort" });

export const progressResponse = z
  .object({
    today: calendarDate,
    week: z.int().min(1),
    track: trackResponse,
    signals: z.array(z.enum(TIREDNESS_SIGNALS)).meta({
      description: "Signs that the athlete is tired: harder than planned, felt bad, form",
    }),
    weeks: z.array(weekResponse),
    fitness: fitnessFigures,
    sports: z.array(sportResponse),
    days: z.array(dayResponse).meta({ description: "From the first Sunday to race day" }),
    zones: z.object({ all: zones, swim: zones, bike: zones, run: zones }),
    longest: z.array(longestResponse),
    bests: z.array(bestResponse),
    finish: z
      .object({
        seconds: seconds.meta({ description: "Predicted at today's paces" }),
        startSeconds: seconds.meta({ description: "Predicted when the plan was made" }),
        errorPercent: percent,
        goalSeconds: seconds.nullable(),
      })
      .meta({ id: "FinishFigures" }),
  })
  .meta({ id: "PlanProgress" });
