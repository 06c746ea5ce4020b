import { DISCIPLINES, THRESHOLD_KINDS, THRESHOLD_SOURCES } from "@triplan/domain";
import { z } from "zod";
import { stepTarget } from "./exercise-response.ts";
import { calendarDate, instant, rowId, rpe } from "./fields.ts";

const kind = z.enum(THRESHOLD_KINDS);
const value = z.number().meta({
  description: "Seconds per 100 m (css) or mile (runThreshold), watts, mph, or beats per minute",
  examples: [105],
});

const known = z.number().exactOptional();

/** The thresholds that a plan's targets are written with. */
export const planThresholdsResponse = z
  .object({
    css: known,
    ftpWatts: known,
    bikeThresholdMph: known,
    lthrBike: known,
    runThreshold: known,
    lthrRun: known,
    maxHr: known,
  })
  .meta({
    description: "Measured or typed thresholds of the athlete, in the units of /thresholds",
  });

const measuredOn = calendarDate.exactOptional();

/** The days on which these were measured. */
export const planThresholdDatesResponse = z
  .object({
    css: measuredOn,
    ftpWatts: measuredOn,
    bikeThresholdMph: measuredOn,
    lthrBike: measuredOn,
    runThreshold: measuredOn,
    lthrRun: measuredOn,
    maxHr: measuredOn,
  })
  .meta({ description: "The days on which the plan's thresholds were measured" });

const currentThresholdResponse = z.object({
  kind,
  value,
  source: z.enum(THRESHOLD_SOURCES).meta({ description: "paces: from the current plan's paces" }),
  date: calendarDate,
});

const thresholdRecordResponse = z.object({
  id: rowId,
  kind,
  value,
  source: z.enum(["test", "result", "typed", "estimate"]),
  measuredOn: calendarDate,
  isCounted: z.boolean().meta({ description: "False for a test that the athlete set aside" }),
  rpe: rpe.nullable(),
  verdict: z.enum(["same", "half", "agreed"]).nullable().meta({
    description:
      "same: within what a test can tell, the value in use stayed; half: counts half until a second result agrees; agreed: the other half of the result before; null: as measured",
  }),
  measured: z.number().nullable().meta({ description: "What it measured, if it counts otherwise" }),
  createdAt: instant,
});

export const thresholdsResponse = z
  .object({
    current: z.array(currentThresholdResponse),
    records: z.array(thresholdRecordResponse).meta({ description: "Newest first" }),
  })
  .meta({ id: "Thresholds" });

const exerciseCount = z.int().min(0);

const retargeted = z
  .object({ swim: exerciseCount, bike: exerciseCount, run: exerciseCount })
  .meta({ description: "Exercises to come of the current plan that get new targets" });

export const changedThresholdsResponse = thresholdsResponse
  .extend({ retargeted })
  .meta({ id: "ChangedThresholds" });

export const thresholdEstimatesResponse = z
  .array(
    z.object({
      key: z.string().meta({ description: "Names the question in its answer" }),
      discipline: z.enum(DISCIPLINES),
      kind,
      present: value,
      value,
      percent: z.number(),
    }),
  )
  .meta({
    id: "ThresholdEstimates",
    description: "Sports whose exercises feel easier than planned",
  });

export const answeredEstimateResponse = changedThresholdsResponse
  .extend({
    answer: z
      .enum(["yes", "no", "later", "alternative"])
      .meta({ description: "The first answer counts" }),
  })
  .meta({ id: "AnsweredEstimate" });

export const thresholdsPreviewResponse = z
  .object({
    retargeted,
    targets: z
      .array(
        z.object({
          type: z.enum(DISCIPLINES),
          zone: z.enum(["Z2", "Z4"]),
          before: stepTarget,
          after: stepTarget,
        }),
      )
      .meta({ description: "Targets of the next exercise of a sport that has one in the zone" }),
  })
  .meta({ id: "ThresholdsPreview" });
