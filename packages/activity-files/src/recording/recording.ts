import type { ActivityStream, RecordedLap, SportFamily } from "@triplan/domain";

/** A recording in neutral words and units, the same for every format. Null: not measured. */
export interface Recording {
  /** In lower snake case, such as "trail_running". */
  activityType: string;
  family: SportFamily;
  /** True for a part of one multisport recording. */
  isPart: boolean;
  name: string | null;
  startTime: Date;
  /** Local time minus UTC; null if the format doesn't say. */
  startOffsetSeconds: number | null;
  /** Without pauses. */
  durationSeconds: number;
  distanceMeters: number | null;
  /** Metres per second, where the device calculated it. */
  averageSpeed: number | null;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  /** Watts. */
  averagePower: number | null;
  /** Watts. */
  normalizedPower: number | null;
  /** Kilocalories. */
  calories: number | null;
  /** Metres. */
  elevationGain: number | null;
  /** 1 to 10. */
  rpe: number | null;
  /** 1 unwell, 5 strong. */
  feeling: number | null;
  deviceName: string | null;
  laps: RecordedLap[];
  stream: ActivityStream;
}
