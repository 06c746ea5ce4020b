import type { RecordedDetail, SportFamily } from "@triplan/domain";

/** A recording in neutral words and units, the same for every provider. Null means unknown. */
export interface NeutralActivity {
  /** Decimal or opaque text, exact even for numbers beyond 2^53. */
  providerActivityId: string;
  providerSummaryId: string | null;
  /** Id of the multisport recording that contains this part. */
  parentProviderId: string | null;
  isParent: boolean;
  /** Entered by the athlete, or uploaded as a file. */
  isManual: boolean;
  name: string | null;
  /** The provider's type in lower snake case, such as "lap_swimming". */
  providerType: string;
  family: SportFamily;
  startTime: Date;
  /** Local time minus UTC. */
  startOffsetSeconds: number | null;
  durationSeconds: number;
  distanceMeters: number | null;
  /** Metres per second. */
  averageSpeed: number | null;
  /** Seconds per kilometre. */
  averagePace: number | null;
  /** Beats per minute. */
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  /** Kilocalories. */
  calories: number | null;
  /** Metres. */
  elevationGain: number | null;
  deviceName: string | null;
  /** Laps and samples, without positions. */
  detail: RecordedDetail | null;
  /** Further fields with the provider's names, without locations. */
  details: Record<string, unknown>;
}
