import { DISCIPLINES, RACE_KINDS, RACE_LEGS, RACE_PRIORITIES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, minutes, rowId, seconds, textLike } from "./fields.ts";
import { knownSplits, raceResultResponse, raceTests, recordedParts } from "./race-day-response.ts";
import { timeOffOutcomeResponse } from "./time-off-response.ts";

const legMiles = z.number().exactOptional();

const raceResponse = z
  .object({
    id: rowId.nullable().meta({ description: "Null for the race that the plan leads to" }),
    priority: z.enum(RACE_PRIORITIES),
    kind: z.enum(RACE_KINDS),
    name: textLike("Cascais Sprint"),
    date: calendarDate,
    week: z.int().min(1),
    distances: z
      .object({ swim: legMiles, bike: legMiles, run: legMiles })
      .meta({ description: "Miles of each leg" }),
    goalSeconds: seconds.nullable(),
    predictedSeconds: seconds.meta({
      description: "Finish at the athlete's present form; of a past race at that before it",
    }),
    isCancelled: z.boolean().meta({ description: "True for a race in time off" }),
    effect: textLike("Three easy days before, two after.", "What it does to the plan"),
  })
  .meta({ id: "Race" });

const dayExercise = z.object({
  slotKey: textLike("6-run-2"),
  day: z.int().min(0).max(6).meta({ description: "0 is Sunday" }),
  type: z.enum(DISCIPLINES),
  name: textLike("Easy run"),
  duration: minutes,
  isChanged: z.boolean().meta({ description: "True if the races changed it" }),
});

const raceWeek = z
  .object({
    raceId: rowId,
    week: z.int().min(1),
    before: z.array(dayExercise).meta({ description: "The week without races" }),
    after: z.array(dayExercise),
    minutesBefore: minutes,
    minutesAfter: minutes,
  })
  .meta({ id: "RaceWeek" });

export const racesResponse = z.object({
  races: z
    .array(
      raceResponse
        .extend({
          result: raceResultResponse.pick({ status: true, finishSeconds: true }).nullable(),
        })
        .meta({ id: "SeasonRace" }),
    )
    .meta({ description: "By date, the plan's own race among them" }),
  weeks: z.array(raceWeek).meta({ description: "The weeks that each race changes" }),
});

export const raceDaysResponse = z.object({
  races: z
    .array(
      raceResponse
        .pick({ name: true, date: true, kind: true, goalSeconds: true })
        .extend({ id: rowId, priority: z.enum(RACE_PRIORITIES).exclude(["A"]) })
        .meta({ id: "DayOfRace" }),
    )
    .meta({ description: "By date, without the plan's own race and those in time off" }),
});

const addedRace = raceResponse.omit({ effect: true }).meta({ id: "AddedRace" });

export const raceOnTheWayResponse = z
  .object({
    planId: rowId,
    race: addedRace,
    raceDate: calendarDate,
    parts: z.array(z.enum(RACE_LEGS)).meta({ description: "Parts that have a time, in order" }),
    times: z.object({
      predicted: knownSplits.meta({ description: "By the thresholds before the race" }),
      errorPercent: z.number().meta({ description: "How far the prediction may be off" }),
      goalSeconds: seconds.nullable(),
    }),
    result: raceResultResponse.nullable(),
    recorded: recordedParts,
    tests: raceTests,
  })
  .meta({ id: "RaceOnTheWay" });

export const changedRaceResponse = z.object({
  race: addedRace,
  outcome: timeOffOutcomeResponse,
});

export const deletedRaceResponse = z.object({ id: rowId, outcome: timeOffOutcomeResponse });
