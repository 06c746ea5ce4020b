import { DISCIPLINES, RACE_PRIORITIES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, minutes, rowId, textLike } from "./fields.ts";

const hours = textLike("1:10", "h:mm");

const sheetExercise = z
  .object({
    id: rowId,
    sport: z.enum(DISCIPLINES),
    hours,
    name: textLike("CSS 200s"),
    isKey: z.boolean(),
    summary: textLike("Swim, 2,100 m"),
    steps: z.array(
      z.object({
        name: textLike("Main set"),
        text: textLike("6 × 200 m Z4, 3:52-3:56 (1:56-1:58/100m), leave every 4:15"),
        isMain: z.boolean(),
      }),
    ),
    description: textLike("", "Instead of steps; empty with steps"),
    state: z.enum(["open", "done", "skipped"]),
  })
  .meta({ id: "SheetExercise", description: "An exercise with a box to tick" });

const sheetDay = z
  .object({
    date: calendarDate,
    number: textLike("14"),
    name: textLike("Sunday"),
    hours: hours.nullable().meta({ description: "Null without exercises" }),
    notes: z.array(textLike("Sick")).meta({ description: "Races and time off" }),
    exercises: z.array(sheetExercise),
    rest: textLike("Rest. Sleep and food do the work today.").nullable(),
  })
  .meta({ id: "SheetDay" });

export const weekSheetResponse = z
  .object({
    planName: textLike("Lisbon Olympic"),
    week: z.int().min(1),
    dates: textLike("Mar 14 – 20, 2027"),
    phase: textLike("Build 3 of 5"),
    aim: textLike("Raise your threshold, then run well off tired legs."),
    daysLeft: textLike("48 days").nullable().meta({ description: "Null in the race's week" }),
    days: z.array(sheetDay),
    unplaced: z.array(sheetExercise).meta({ description: "Exercises without a day" }),
    totals: z.array(z.object({ sport: z.enum(DISCIPLINES), name: textLike("Swim"), hours })),
    hours,
    zones: z.array(textLike("Z1 very easy")),
  })
  .meta({ id: "WeekSheet", description: "Everything on the printed page of a week" });

const sheetMark = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("note"), text: textLike("Test: swim") }),
  z.object({
    kind: z.literal("race"),
    priority: z.enum(RACE_PRIORITIES),
    name: textLike("Cascais Sprint"),
    date: textLike("Sat, Apr 17"),
  }),
]);

const sheetWeek = z
  .object({
    week: z.int().min(1),
    dates: textLike("Mar 14 – 20"),
    isRecovery: z.boolean(),
    minutes: z.object({ swim: minutes, bike: minutes, run: minutes }),
    bySport: textLike("Swim 1:10, Bike 2:15, Run 1:25"),
    share: z.number().meta({ description: "Of the longest week's hours, 0 to 1", examples: [0.9] }),
    hours,
    ride: hours.meta({ description: "The longest ride" }),
    run: hours.meta({ description: "The longest run" }),
    marks: z.array(sheetMark).meta({ description: "Races, tests and time off" }),
  })
  .meta({ id: "SheetWeek" });

export const seasonSheetResponse = z
  .object({
    planName: textLike("Lisbon Olympic"),
    span: textLike("16 weeks to Saturday, May 8, 2027"),
    race: textLike("Goal 2:45:00 · Swim 0.93 mi, Bike 25 mi, Run 6.2 mi"),
    hours,
    printedOn: textLike("Mar 18, 2027"),
    phases: z.array(z.object({ name: textLike("Build"), weeks: z.array(sheetWeek) })),
    sports: z.array(z.object({ sport: z.enum(DISCIPLINES), name: textLike("Swim") })),
  })
  .meta({ id: "SeasonSheet", description: "Everything on the printed page of a season" });
