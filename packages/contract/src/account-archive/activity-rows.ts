import {
  ACTIVITY_SOURCES,
  DISCIPLINES,
  IMPORT_OUTCOMES,
  SPORT_FAMILIES,
  STREAM_FIELDS,
  THRESHOLD_KINDS,
  ZONE_BASES,
} from "@triplan/domain";
import { z } from "zod";
import { fileDay, fileText } from "../plan-file/index.ts";
import { created, dated, id, instant, measure } from "./archive-fields.ts";

const figure = measure.nullable();
const sensation = (most: number) => z.int().min(1).max(most).nullable();
const provider = fileText(32, 1);
const providerId = fileText(255, 1);

export const activityRow = z.object({
  id,
  provider,
  providerActivityId: providerId,
  providerSummaryId: providerId.nullable(),
  parentProviderId: providerId.nullable(),
  isParent: z.boolean(),
  source: z.enum(ACTIVITY_SOURCES),
  name: fileText(500).nullable(),
  activityType: fileText(100, 1),
  family: z.enum(SPORT_FAMILIES),
  discipline: z.enum(DISCIPLINES),
  startTime: instant,
  startOffsetSeconds: z.int().min(-86_400).max(86_400).nullable(),
  localDate: fileDay,
  durationSeconds: z.number().min(0).max(1e9),
  distanceMeters: figure,
  averagePace: figure,
  averageSpeed: figure,
  averageHeartRate: figure,
  maxHeartRate: figure,
  calories: figure,
  elevationGain: figure,
  averagePower: figure,
  normalizedPower: figure,
  zoneSeconds: z.array(measure).length(5).nullable().describe("Seconds in Z1 to Z5"),
  zoneBasis: z.enum(ZONE_BASES).nullable(),
  efforts: z.object({ best: figure, efficiency: figure, decoupling: figure }).nullable(),
  rpe: sensation(10),
  feeling: sensation(5),
  deviceName: fileText(500).nullable(),
  activityData: z.record(z.string(), z.json()).nullable().describe("What the provider sent"),
  contentHash: fileText(128).nullable(),
  sourceRank: z.int().min(0).max(1000),
  sourceVersion: z.int().min(0),
  importId: id.nullable(),
  duplicateOf: id.nullable(),
  keptSeparate: z.boolean(),
  flags: z.array(fileText(64)).max(50),
  autoMatchSuppressed: z.boolean(),
  ...dated,
});

const lap = z.object({
  startSeconds: measure,
  durationSeconds: measure,
  distanceMeters: figure,
  averageHeartRate: figure,
  maxHeartRate: figure,
  averagePower: figure,
  averageCadence: figure,
});

/** The most samples that are kept of a recording. */
const MAX_SAMPLES = 7200;
const samples = z.array(figure).max(MAX_SAMPLES).exactOptional();
type Samples = Record<(typeof STREAM_FIELDS)[number], typeof samples>;

export const recordingRow = z.object({
  activityId: id,
  laps: z.array(lap).max(20_000),
  stream: z
    .object({
      time: z.array(z.int().min(0).max(1e9)).max(MAX_SAMPLES).describe("Seconds since the start"),
      heartRate: samples,
      speed: samples,
      power: samples,
      cadence: samples,
      altitude: samples,
    } satisfies Samples & { time: z.ZodType })
    .refine(
      (stream) =>
        STREAM_FIELDS.every(
          (field) => (stream[field] ?? stream.time).length === stream.time.length,
        ),
      "must have columns of equal length",
    )
    .refine(
      ({ time }) => time.every((at, index) => at >= (time[index - 1] ?? 0)),
      "must have rising times",
    )
    .nullable()
    .describe("Samples as columns of equal length"),
  effortsVersion: z.int().min(0).max(1000),
  ...created,
});

export const importRow = z.object({
  id,
  name: fileText(255, 1),
  byteLength: z.int().min(0),
  timeZone: fileText(64, 1),
  fileCount: z.int().min(0).nullable(),
  status: z.enum(["running", "done", "failed"]),
  isStopped: z.boolean(),
  error: fileText(2000).nullable(),
  finishedAt: instant.nullable(),
  ...dated,
});

export const importedFileRow = z.object({
  importId: id,
  position: z.int().min(0).max(1_000_000),
  name: fileText(1000),
  outcome: z.enum(IMPORT_OUTCOMES),
  reason: fileText(2000).nullable(),
  activityId: id.nullable(),
  ...created,
});

export const deletedActivityRow = z.object({
  provider,
  providerActivityId: providerId,
  ...created,
});

export const thresholdRow = z.object({
  id,
  kind: z.enum(THRESHOLD_KINDS),
  value: z.number().gt(0).max(10_000),
  source: z.enum(["test", "result", "typed", "estimate"]),
  measuredOn: fileDay,
  isCounted: z.boolean(),
  rpe: sensation(10),
  verdict: z.enum(["same", "half", "agreed"]).nullable(),
  measured: z.number().gt(0).max(10_000).nullable(),
  ...created,
});
