import { seededRandom, between } from "../shared/random.ts";
import type { ActivitySummary } from "./activity-summary.ts";

const SAMPLE_SECONDS = 10;

/** A recording in the provider's details format: one sample every ten seconds and one lap. */
export function activityDetails(summary: ActivitySummary) {
  const random = seededRandom(`samples/${summary.summaryId}`);
  const speed = summary.averageSpeedInMetersPerSecond ?? 0;
  const heartRate = summary.averageHeartRateInBeatsPerMinute;
  const count = Math.floor(summary.durationInSeconds / SAMPLE_SECONDS) + 1;
  const samples = Array.from({ length: count }, (_, index) => {
    const seconds = index * SAMPLE_SECONDS;
    return {
      startTimeInSeconds: summary.startTimeInSeconds + seconds,
      speedMetersPerSecond: Number((speed * between(random, 0.9, 1.1)).toFixed(3)),
      totalDistanceInMeters: Math.round(speed * seconds),
      ...(heartRate !== undefined && {
        heartRate: Math.round(heartRate * between(random, 0.92, 1.06)),
      }),
      timerDurationInSeconds: seconds,
      clockDurationInSeconds: seconds,
      movingDurationInSeconds: seconds,
    };
  });
  return {
    userId: summary.userId,
    summaryId: `${summary.summaryId}-detail`,
    activityId: summary.activityId,
    summary,
    samples,
    laps: [{ startTimeInSeconds: summary.startTimeInSeconds }],
  };
}
