import { z } from "zod";

const MAX_NAME = 500;
/** Minutes per kilometre. */
export const SLOWEST_PACE = 10_000;

/** An id as text. The provider sends text or a number, and 0 for a missing one. */
const id = z
  .union([z.string().min(1).max(255), z.int().nonnegative().transform(String)])
  .transform((text) => (text === "0" ? null : text));

/** Null and missing both mean not measured. */
const measured = (max: number) => z.number().min(0).max(max).nullish();

/** Truncates between characters, not inside a surrogate pair. */
const text = z
  .string()
  .transform((name) => name.slice(0, MAX_NAME).replace(/[\uD800-\uDBFF]$/, ""));

/** Lower case first: some letters become two, so the length is checked afterwards. */
const activityType = z.string().trim().toLowerCase().min(1).max(100);

/**
 * An activity as the provider sends it. The upper bounds exceed human limits: a larger value is in
 * another unit. Unknown fields are dropped.
 */
export const activitySchema = z.object({
  userId: z.string().min(1).max(255),
  summaryId: id.nullish(),
  activityId: id.nullish(),
  parentSummaryId: id.nullish(),
  isParent: z.boolean().nullish(),
  manual: z.boolean().nullish(),
  isWebUpload: z.boolean().nullish(),
  activityName: text.nullish(),
  activityType,
  deviceName: text.nullish(),
  // 2000-01-01 to 2100-01-01: a watch that lost its clock writes 1989.
  startTimeInSeconds: z.int().min(946_684_800).max(4_102_444_800),
  startTimeOffsetInSeconds: z.int().min(-86_400).max(86_400).nullish(),
  durationInSeconds: z
    .number()
    .min(0)
    .max(7 * 86_400),
  distanceInMeters: measured(3_000_000),
  averageSpeedInMetersPerSecond: measured(150),
  maxSpeedInMetersPerSecond: measured(150),
  averagePaceInMinutesPerKilometer: measured(SLOWEST_PACE),
  maxPaceInMinutesPerKilometer: measured(SLOWEST_PACE),
  averageHeartRateInBeatsPerMinute: measured(300),
  maxHeartRateInBeatsPerMinute: measured(300),
  averageRunCadenceInStepsPerMinute: measured(1000),
  averageBikeCadenceInRoundsPerMinute: measured(1000),
  averageBikingCadenceInRevPerMinute: measured(1000),
  averageSwimCadenceInStrokesPerMinute: measured(1000),
  activeKilocalories: measured(100_000),
  totalElevationGainInMeters: measured(100_000),
  totalElevationLossInMeters: measured(100_000),
  steps: measured(1_000_000),
  numberOfActiveLengths: measured(100_000),
});

export type GarminActivity = z.output<typeof activitySchema>;
