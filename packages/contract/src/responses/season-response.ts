import { DISCIPLINES, PHASES, SPORT_FAMILIES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, minutes, rowId, textLike } from "./fields.ts";

const load = z
  .number()
  .min(0)
  .meta({ description: "Training load: 100 for an hour at threshold", examples: [326] });

const extra = z
  .object({
    activityId: rowId,
    date: calendarDate,
    family: z.enum(SPORT_FAMILIES),
    name: textLike("Lunch swim").nullable(),
    minutes,
  })
  .meta({ id: "Extra", description: "An activity that completes no exercise of the plan" });

const trainedWeek = {
  startDate: calendarDate.meta({ description: "Its Sunday", examples: ["2027-03-14"] }),
  extraMinutes: minutes.meta({ description: "Activities that complete no exercise of the plan" }),
  extras: z.array(extra),
  doneLoad: load.meta({ description: "Of everything done, extra activities among it" }),
};

const plannedAndDone = z.object({ planned: minutes, done: minutes }).meta({ id: "PlannedAndDone" });

const keySession = z
  .object({
    exerciseId: rowId,
    type: z.enum(DISCIPLINES),
    name: textLike("Cruise intervals"),
    state: z.enum(["done", "off-plan", "unsure", "missed", "planned"]).meta({
      description:
        "done: as meant, as progress counts it; off-plan: completed, but too short or too easy; unsure: a recording may be it; missed: its day, or its week if it has none, is over",
    }),
  })
  .meta({ id: "KeySession", description: "A key exercise, or a brick as one" });

const longest = minutes
  .nullable()
  .meta({ description: "Minutes, as done or else as planned; null without one" });

const seasonWeek = z
  .object({
    week: z.int().min(1),
    ...trainedWeek,
    phase: z.enum(PHASES),
    phaseWeek: z.int().min(1).meta({ description: "Position in its phase" }),
    phaseWeeks: z.int().min(1),
    isRecovery: z.boolean(),
    isPartial: z.boolean().meta({ description: "It had begun when the plan was created" }),
    plannedMinutes: minutes,
    doneMinutes: minutes.meta({ description: "Completed exercises" }),
    plannedLoad: load,
    sports: z.object({ swim: plannedAndDone, bike: plannedAndDone, run: plannedAndDone }),
    longestRide: longest,
    longestRun: longest,
    keySessions: z.array(keySession),
    unsure: z
      .array(rowId)
      .meta({ description: "Exercises that a recording may be: neither done nor missed" }),
    tests: z.array(z.enum(DISCIPLINES)).meta({ description: "Sports that the week tests" }),
    raceDate: calendarDate.nullable().meta({ description: "Set in the week of the race" }),
  })
  .meta({ id: "SeasonWeek" });

const highlight = z
  .object({
    kind: z.enum(["longest-run", "first-brick"]),
    week: z.int().min(1),
    date: calendarDate,
    minutes: minutes.meta({ description: "Of the run, or of both parts of the brick" }),
  })
  .meta({ id: "Highlight", description: "A run longer than all before it, or the first brick" });

export const seasonResponse = z
  .object({
    weeks: z.array(seasonWeek).meta({ description: "Every week of the plan, in order" }),
    withoutPlan: z
      .array(z.object(trainedWeek))
      .meta({ description: "Weeks with training before and after the plan" }),
    highlights: z.array(highlight).meta({ description: "By date" }),
  })
  .meta({ id: "Season" });
