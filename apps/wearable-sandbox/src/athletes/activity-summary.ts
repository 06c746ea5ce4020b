/**
 * A recording with the names and units of the protocol. Times are Unix seconds in UTC; local time
 * adds the offset; pace is in decimal minutes per kilometre.
 */
export interface ActivitySummary {
  userId: string;
  summaryId: string;
  activityId: number | string;
  activityName: string;
  activityType: string;
  deviceName: string;
  startTimeInSeconds: number;
  startTimeOffsetInSeconds?: number;
  durationInSeconds: number;
  distanceInMeters?: number;
  averageSpeedInMetersPerSecond?: number;
  maxSpeedInMetersPerSecond?: number;
  averagePaceInMinutesPerKilometer?: number;
  averageHeartRateInBeatsPerMinute?: number;
  maxHeartRateInBeatsPerMinute?: number;
  averageRunCadenceInStepsPerMinute?: number;
  averageBikeCadenceInRoundsPerMinute?: number;
  averageSwimCadenceInStrokesPerMinute?: number;
  activeKilocalories?: number;
  totalElevationGainInMeters?: number;
  steps?: number;
  numberOfActiveLengths?: number;
  startingLatitudeInDegree?: number;
  startingLongitudeInDegree?: number;
  isParent?: boolean;
  parentSummaryId?: string;
  manual: boolean;
  isWebUpload: boolean;
}

/** A recording and its upload time in Unix seconds. */
export interface Recording {
  summary: ActivitySummary;
  uploadedAt: number;
}
