/** A long swim takes longer than its metres at threshold pace by this factor, and a minute. */
const PACE_FACTOR = 1.12;

/** Minutes of a swim with rests, for a threshold pace in seconds per 100 m. */
export const swimMinutes = (meters: number, thresholdPace: number): number =>
  ((meters / 100) * thresholdPace * PACE_FACTOR) / 60 + 1;

/** Metres of a swim of these minutes; the inverse of `swimMinutes`. */
export const swimMeters = (minutes: number, thresholdPace: number): number =>
  ((Math.max(0, minutes - 1) * 60) / (thresholdPace * PACE_FACTOR)) * 100;
