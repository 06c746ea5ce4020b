let made = 1000;

/** A ride of two hours ago in the provider's format, with new ids. */
export function sampleRide(userId: string, changes: object = {}) {
  made += 1;
  return {
    userId,
    summaryId: `x${made}`,
    activityId: made,
    activityName: "Lunch ride",
    activityType: "CYCLING",
    startTimeInSeconds: Math.floor(Date.now() / 1000) - 7200,
    startTimeOffsetInSeconds: 3600,
    durationInSeconds: 1800,
    distanceInMeters: 15_000,
    ...changes,
  };
}
