import type { ActivitySummary, Recording } from "../athletes/activity-summary.ts";
import type { Athlete } from "../athletes/athlete.ts";
import { generateRecordings } from "../athletes/generate-recordings.ts";
import type { Sport } from "../athletes/week-pattern.ts";
import { hashNumber } from "../shared/random.ts";
import type { World } from "../world/world.ts";

interface NewActivities {
  activity?: Readonly<Record<string, unknown> & { activityId?: number | string }> | undefined;
  generate?:
    | { days: number; sports?: readonly Sport[] | undefined; seed?: string | undefined }
    | undefined;
}

/** An easy run of one hour that has just ended, with the given fields instead. */
function recordOne(world: World, athlete: Athlete, fields: NewActivities["activity"]): Recording {
  const now = Math.floor(world.clock.now() / 1000);
  const activityId =
    20_000_000_000 + (hashNumber(`${athlete.userId}/${athlete.recordings.length}`) % 1_000_000_000);
  const summary: ActivitySummary = {
    userId: athlete.userId,
    summaryId: String(fields?.activityId ?? activityId),
    activityId,
    activityName: "Easy Run",
    activityType: "RUNNING",
    deviceName: athlete.device,
    startTimeInSeconds: now - 3720,
    startTimeOffsetInSeconds: athlete.offsetSeconds,
    durationInSeconds: 3600,
    distanceInMeters: 10_000,
    averageSpeedInMetersPerSecond: 2.778,
    averagePaceInMinutesPerKilometer: 6,
    averageHeartRateInBeatsPerMinute: athlete.heartRate,
    activeKilocalories: 640,
    manual: false,
    isWebUpload: false,
    ...fields,
  };
  return { summary, uploadedAt: now };
}

/** Uploads one recording, or those of the last days, and returns the new ones. */
export function addActivities(world: World, athlete: Athlete, input: NewActivities): Recording[] {
  const { activity, generate } = input;
  const now = Math.floor(world.clock.now() / 1000);
  const added = generate
    ? generateRecordings(athlete, {
        now,
        daysBefore: generate.days,
        daysAfter: 0,
        sports: generate.sports,
        seed: generate.seed ?? world.settings.seed,
      }).filter(({ uploadedAt }) => uploadedAt <= now)
    : [recordOne(world, athlete, activity)];
  const known = new Set(added.map(({ summary }) => summary.summaryId));
  const kept = athlete.recordings.filter(({ summary }) => !known.has(summary.summaryId));
  athlete.recordings = [...kept, ...added].toSorted(
    (a, b) => a.summary.startTimeInSeconds - b.summary.startTimeInSeconds,
  );
  return added;
}
