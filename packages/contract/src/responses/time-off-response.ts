import { DISCIPLINES, SYMPTOMS, TIME_OFF_KINDS } from "@triplan/domain";
import { z } from "zod";
import { exerciseResponse } from "./exercise-response.ts";
import { calendarDate, instant, minutes, rowId, textLike } from "./fields.ts";

const timeOffResponse = z
  .object({
    id: rowId,
    trainingPlanId: rowId,
    kind: z.enum(TIME_OFF_KINDS),
    fromDate: calendarDate,
    toDate: calendarDate
      .nullable()
      .meta({ description: "Null while an illness or an injury lasts" }),
    minutesPerDay: minutes
      .nullable()
      .meta({ description: "Null where the weekly schedule decides" }),
    sports: z.array(z.enum(DISCIPLINES)).meta({ description: "Sports that remain possible" }),
    symptoms: z.enum(SYMPTOMS).nullable().meta({ description: "Of an illness" }),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "TimeOff" });

const namedExercise = exerciseResponse.pick({ type: true, name: true, duration: true });

const timeOffExercise = z
  .object({
    slotKey: textLike("6-run-2", "Stable name of the exercise's place in its plan"),
    week: z.int().min(1),
    date: calendarDate.meta({ description: "Its day, else the suggested one" }),
    change: z.enum(["left-out", "returned", "changed", "moved", "unplaced", "added"]),
    before: namedExercise,
    after: namedExercise,
    movedTo: calendarDate.nullable(),
    text: textLike("becomes Easy run, 0:30", "What happens to it"),
  })
  .meta({ id: "TimeOffExercise" });

export const timeOffOutcomeResponse = z
  .object({
    headline: textLike("Get well first. Nothing is planned until you say that you are well again."),
    weeks: z
      .array(z.object({ week: z.int().min(1), minutesBefore: minutes, minutesAfter: minutes }))
      .meta({ description: "The changed weeks, and the ones before and after them" }),
    exercises: z.array(timeOffExercise).meta({ description: "The exercises that change" }),
    newEditionFrom: z
      .int()
      .nullable()
      .meta({ description: "First week that a change of a plan of an earlier engine rewrites" }),
  })
  .meta({ id: "TimeOffOutcome" });

export const timeOffListResponse = z.object({ timeOff: z.array(timeOffResponse) });

export const changedTimeOffResponse = z.object({
  timeOff: timeOffResponse,
  outcome: timeOffOutcomeResponse,
});

export const deletedTimeOffResponse = z.object({ id: rowId, outcome: timeOffOutcomeResponse });
