import type { SportFamily } from "@triplan/domain";

/** A recording in our own words and units, whichever provider it came from. Unknown is null. */
export interface NeutralActivity {
  /** Decimal or opaque text, exact also where the provider sends a number beyond 2^53. */
  providerActivityId: string;
  providerSummaryId: string | null;
  /** Of the multisport recording that this one is a part of. */
  parentProviderId: string | null;
  isParent: boolean;
  /** Typed in by the athlete, or uploaded as a file. */
  isManual: boolean;
  name: string | null;
  /** The provider's own word in lower snake case, such as "lap_swimming". */
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
  /** What else the provider told, in its own words, without places on the map. */
  details: Record<string, unknown>;
}
