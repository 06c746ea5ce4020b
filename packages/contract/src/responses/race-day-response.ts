import { DISCIPLINES, RACE_LEGS, RACE_MOMENTS, RACE_STATUSES, RACE_TYPES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, rowId, seconds, textLike } from "./fields.ts";

const TELLS_THRESHOLD =
  "Legs that tell a threshold; POST /api/thresholds with the performance and the race date records one";

const splits = z
  .object({ swim: seconds, t1: seconds, bike: seconds, t2: seconds, run: seconds })
  .meta({ id: "RaceSplits", description: "Whole seconds of each part; they add up to the finish" });

const pace = z.number();
const paceBand = z
  .object({ slow: pace, target: pace, fast: pace })
  .meta({ id: "PaceBand", description: "Swim seconds per 100 m, bike mph, run seconds per mile" });
const powerBand = z
  .object({ from: z.number(), target: z.number(), to: z.number() })
  .meta({ id: "PowerBand", description: "Watts" });

const legPacing = z
  .object({
    discipline: z.enum(DISCIPLINES),
    time: seconds,
    pace: paceBand,
    power: powerBand.nullable().meta({ description: "Null without a known FTP" }),
    heartRate: z
      .object({ from: z.number().nullable(), to: z.number().nullable() })
      .nullable()
      .meta({ description: "Beats per minute; null without a threshold heart rate" }),
    stages: z.array(
      z.object({
        from: z.number().meta({ description: "Miles from the start of the leg" }),
        to: z.number(),
        pace: paceBand,
        power: powerBand.nullable(),
      }),
    ),
  })
  .meta({ id: "LegPacing" });

const grams = z
  .object({ least: z.number(), most: z.number() })
  .meta({ id: "Grams", description: "Grams of carbohydrate" });
const milliliters = z.number().meta({ description: "Millilitres" });

const fuel = z
  .object({
    rows: z.array(
      z.object({
        when: z.enum(["breakfast", "gel", "race"]),
        from: z.number().meta({ description: "Minutes from the start, before it negative" }),
        to: z.number(),
        grams,
        milliliters,
        legs: z.array(z.enum(RACE_LEGS)),
      }),
    ),
    grams: grams.meta({ description: "On the course" }),
    milliliters,
    rate: grams.meta({ description: "Grams an hour on the bike" }),
  })
  .meta({ id: "RaceFuel" });

const known = z.number().exactOptional();

export const knownSplits = z.object({ swim: known, t1: known, bike: known, t2: known, run: known });

const isAnswered = z.boolean().meta({ description: "True once a result of race day is recorded" });

const raceLeg = z.object({
  kind: z.literal("race-leg"),
  raceType: z.enum(RACE_TYPES),
  discipline: z.enum(DISCIPLINES),
  miles: z.number(),
  seconds,
});
const raceLegTest = z.object({ performance: raceLeg, isAnswered }).meta({ id: "RaceLegTest" });

const runAlone = z.object({ kind: z.literal("run-result"), meters: z.number(), seconds });
export const raceTests = z
  .array(
    z
      .object({ performance: z.discriminatedUnion("kind", [raceLeg, runAlone]), isAnswered })
      .meta({ id: "RaceTest" }),
  )
  .meta({ description: TELLS_THRESHOLD });

export const raceResultResponse = z
  .object({
    status: z.enum(RACE_STATUSES),
    finishSeconds: seconds.nullable().meta({ description: "Null unless finished" }),
    splits: knownSplits.meta({ description: "Seconds of the parts that are known" }),
    isFairDay: z.boolean(),
    note: z.string().nullable(),
  })
  .meta({ id: "RaceResult" });

export const recordedParts = knownSplits.meta({
  description: "Seconds of the parts by the activities of race day; empty without a recording",
});

export const raceDayResponse = z
  .object({
    planId: rowId,
    raceDate: calendarDate,
    startsAt: textLike("08:30", "Local time at the race").nullable(),
    times: z
      .object({
        predicted: splits.meta({
          description: "At today's paces; after the race at those before it",
        }),
        errorPercent: z.number().meta({ description: "How far the prediction may be off" }),
        goal: splits.nullable(),
        goalSeconds: seconds.nullable(),
        paced: splits.meta({ description: "What the race is paced for" }),
        isGoalOutOfReach: z.boolean(),
      })
      .meta({ id: "RaceTimes" }),
    cutoffs: z
      .object({ swim: seconds, bike: seconds, run: seconds })
      .nullable()
      .meta({ description: "Usual cut-offs from the start; null for short races" }),
    pacing: z.array(legPacing),
    fuel,
    morning: z
      .array(z.object({ kind: z.enum(RACE_MOMENTS), minute: z.number() }))
      .meta({ description: "Minutes from the start, before it negative" }),
    checklist: z.array(
      z.object({
        group: z.enum(["swim", "bike", "run", "always", "own"]),
        items: z.array(
          z.object({ item: textLike("helmet"), label: textLike("Helmet"), isChecked: z.boolean() }),
        ),
      }),
    ),
    result: raceResultResponse.nullable(),
    recorded: recordedParts,
    tests: z.array(raceLegTest).meta({ description: TELLS_THRESHOLD }),
  })
  .meta({ id: "RaceDay" });
