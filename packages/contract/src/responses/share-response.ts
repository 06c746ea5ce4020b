import { DISCIPLINES, INTENSITIES, PHASES, RACE_TYPES, WEEKDAYS } from "@triplan/domain";
import { z } from "zod";
import { exerciseStep } from "./exercise-response.ts";
import { calendarDate, instant, minutes, textLike } from "./fields.ts";
import { weeklyScheduleResponse } from "./user-response.ts";

const share = z
  .object({
    url: textLike(
      "https://triplan.example.org/p/bq7…Z0",
      "The public address; null after the server's secrets changed: share again for a new one",
    ).nullable(),
    hasDates: z.boolean(),
    hasPaces: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "PlanShare" });

/** The public link of a plan; null while it is off. */
export const planShareResponse = z.object({ share: share.nullable() });

const distance = (example: string) => textLike(example, "Miles");
const weekday = z.literal(WEEKDAYS).meta({ description: "0 is Sunday" });

const sharedExercise = z
  .object({
    slotKey: textLike("6-run-2", "Stable name of the exercise's place in its plan"),
    type: z.enum(DISCIPLINES),
    name: textLike("Tempo run"),
    duration: minutes,
    distance: textLike("4.6 mi", "Empty for rides and runs without paces"),
    pace: textLike("9:48/mi", "Empty without paces"),
    intensity: z.enum(INTENSITIES),
    isKey: z.boolean(),
    brickId: textLike("6-brick-1", "Shared by the ride and the run of a brick").nullable(),
    day: weekday.nullable(),
    steps: z.array(exerciseStep).readonly(),
  })
  .meta({ id: "SharedExercise" });

const sharedRace = z
  .object({
    name: textLike("Cascais Sprint"),
    day: weekday,
    priority: z.enum(["B", "C"]),
  })
  .meta({ id: "SharedRace", description: "A race on the way to the plan's own" });

const sharedWeek = z
  .object({
    week: z.int().min(1),
    phase: z.enum(PHASES),
    phaseWeek: z.int().min(1),
    phaseWeeks: z.int().min(1),
    isRecovery: z.boolean(),
    isPartial: z.boolean().meta({ description: "A first week that had begun already" }),
    minutes,
    exercises: z.array(sharedExercise),
    races: z.array(sharedRace),
  })
  .meta({ id: "SharedWeek" });

export const sharedPlanResponse = z
  .object({
    name: textLike("Lisbon Olympic"),
    raceType: z.enum(RACE_TYPES),
    swimDistance: distance("0.93"),
    bikeDistance: distance("25"),
    runDistance: distance("6.2"),
    poolLengthMeters: z.number().meta({ examples: [25] }),
    raceDate: calendarDate.nullable().meta({ description: "Null without dates" }),
    startDate: calendarDate.nullable().meta({ description: "The Sunday of week 1" }),
    raceDay: weekday,
    hasPaces: z.boolean(),
    weeklySchedule: weeklyScheduleResponse,
    optimiseLoad: z.boolean(),
    weeks: z.array(sharedWeek),
  })
  .meta({ id: "SharedPlan", description: "A plan without its athlete and without what was done" });
