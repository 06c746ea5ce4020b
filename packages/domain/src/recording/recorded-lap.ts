/** One lap of a recording. Null: not measured. */
export interface RecordedLap {
  /** Since the start of the recording. */
  startSeconds: number;
  durationSeconds: number;
  distanceMeters: number | null;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  /** Watts. */
  averagePower: number | null;
  /** Steps, revolutions or strokes a minute. */
  averageCadence: number | null;
}
