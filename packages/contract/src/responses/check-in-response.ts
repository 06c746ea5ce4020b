import { CHOICE_ANSWERS, DAY_STATES, DISCIPLINES, PHASES, WEEK_ANSWERS } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, minutes, rowId, textLike } from "./fields.ts";
import { askedProposalResponse } from "./proposal-response.ts";
import { timeOffOutcomeResponse } from "./time-off-response.ts";

const count = z.int().min(0);

const choices = z.array(
  z.object({
    key: textLike("safe-step_2027-03-21"),
    answer: z.enum(CHOICE_ANSWERS),
    layerId: rowId.nullable(),
    timeOffId: rowId.nullable(),
  }),
);

const readiness = z.int().min(1).max(5).nullable();

const figures = z
  .object({
    plannedMinutes: minutes,
    doneMinutes: minutes,
    done: count,
    planned: count,
    keyDone: count,
    keyPlanned: count,
    sports: z.array(z.object({ discipline: z.enum(DISCIPLINES), planned: minutes, done: minutes })),
    longest: z.array(
      z.object({ discipline: z.enum(["bike", "run"]), done: minutes, next: minutes }),
    ),
    isUnanswered: z.boolean().meta({ description: "Nothing is known of the week" }),
    isOff: z.boolean().meta({ description: "Time off covers all of it" }),
  })
  .meta({ id: "CheckInFigures" });

const exercise = z
  .object({
    exerciseId: rowId.nullable().meta({ description: "Null for training that was not planned" }),
    discipline: z.enum(DISCIPLINES).nullable().meta({ description: "Null for another sport" }),
    name: textLike("Long run"),
    isKey: z.boolean(),
    date: calendarDate,
    plannedMinutes: minutes,
    doneMinutes: minutes.nullable().meta({ description: "Null if nothing was done" }),
    state: z.enum(DAY_STATES),
  })
  .meta({ id: "CheckInExercise" });

const keyExercise = z.object({
  id: rowId,
  type: z.enum(DISCIPLINES),
  name: textLike("Long run"),
  duration: minutes,
  date: calendarDate,
});

const checkIn = z
  .object({
    week: z.int().min(1),
    weekStart: calendarDate,
    headline: textLike("You did 5 of 6 exercises, 2 of 2 key ones. Nothing needs to change."),
    figures,
    exercises: z.array(exercise).meta({ description: "Of the week that is over, by day" }),
    questions: z
      .array(z.object({ week: z.int().min(1), weekStart: calendarDate, weekEnd: calendarDate }))
      .meta({ description: "Weeks that nobody knows anything of" }),
    proposals: z.array(askedProposalResponse).meta({ description: "Three at most" }),
    next: z.object({
      week: z.int().min(1),
      phase: z.enum(PHASES),
      isRecovery: z.boolean(),
      aim: z.string(),
      minutes,
      keyExercises: z.array(keyExercise),
    }),
    saved: z
      .object({
        choices,
        readiness,
        weekAnswers: z.record(z.string(), z.enum(WEEK_ANSWERS)),
      })
      .nullable()
      .meta({ description: "What was saved; null before" }),
  })
  .meta({ id: "CheckIn" });

export const checkInResponse = z.object({
  checkIn: checkIn.nullable().meta({ description: "Null between two check-ins" }),
  today: calendarDate,
});

export const checkInReadinessResponse = z.object({
  week: z.int().min(1).nullable().meta({ description: "Null if no check-in waits" }),
});

export const checkInPreviewResponse = z.object({
  effect: timeOffOutcomeResponse,
  digest: textLike("3q2-7wAAbcdEF_01", "Names the effect; send it when you save"),
});

export const savedCheckInResponse = z.object({
  weekStart: calendarDate,
  choices,
  readiness,
  effect: timeOffOutcomeResponse,
});

export const undoneCheckInResponse = z.object({
  weekStart: calendarDate,
  effect: timeOffOutcomeResponse,
});
