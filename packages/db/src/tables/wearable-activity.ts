import type {
  ActivitySource,
  Discipline,
  IsoDate,
  RecordedEfforts,
  SportFamily,
  ZoneBasis,
  ZoneSeconds,
} from "@triplan/domain";
import type { Generated, Insertable } from "kysely";
import type { DefaultInstant, Instant, NullableJson } from "./column-types.ts";

/** A recording. Its match is read from `exercise.matchedActivityId`. */
export interface WearableActivityTable {
  id: Generated<number>;
  userId: number;
  connectionId: number | null;
  provider: string;
  providerActivityId: string;
  providerSummaryId: string | null;
  /** The provider's id of the multisport recording that contains this part. */
  parentProviderId: string | null;
  isParent: Generated<boolean>;
  source: ActivitySource;
  name: string | null;
  activityType: string;
  family: SportFamily;
  discipline: Discipline;
  startTime: Instant;
  /** Local time minus UTC. */
  startOffsetSeconds: number | null;
  localDate: IsoDate;
  durationSeconds: number;
  distanceMeters: number | null;
  /** Seconds per kilometre, whatever the sport. */
  averagePace: number | null;
  /** Metres per second. */
  averageSpeed: number | null;
  /** Beats per minute. */
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  calories: number | null;
  /** Metres. */
  elevationGain: number | null;
  /** Watts. */
  averagePower: number | null;
  /** Watts. */
  normalizedPower: number | null;
  /** By the thresholds of its day; null without samples or without a threshold. */
  zoneSeconds: NullableJson<ZoneSeconds>;
  zoneBasis: ZoneBasis | null;
  /** From samples; null where they say too little. */
  efforts: NullableJson<RecordedEfforts>;
  /** 1 very easy, 10 all out; as the athlete felt it. */
  rpe: number | null;
  /** 1 unwell, 5 strong. */
  feeling: number | null;
  deviceName: string | null;
  activityData: NullableJson<Record<string, unknown>>;
  contentHash: string | null;
  /** A higher rank, then a higher version, replaces a lower one. */
  sourceRank: Generated<number>;
  sourceVersion: Generated<number>;
  /** The import that stored it. */
  importId: number | null;
  /** An activity of the same user with the same recording. */
  duplicateOf: number | null;
  /** The athlete said that it is no duplicate. */
  keptSeparate: Generated<boolean>;
  flags: Generated<string[]>;
  /** Undoing a match sets it: from then on the activity is matched by hand only. */
  autoMatchSuppressed: Generated<boolean>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type NewActivity = Insertable<WearableActivityTable>;
