import type { RecordedLap } from "@triplan/domain";
import type { DefaultInstant, Json } from "./column-types.ts";

/** What is only read with one activity: lists leave it out. */
export interface ActivityDetailTable {
  activityId: number;
  userId: number;
  laps: Json<RecordedLap[]>;
  /** An `ActivityStream` as compressed JSON. */
  stream: Buffer | null;
  /** Of the rules by which the efforts of the activity were calculated. */
  effortsVersion: number;
  createdAt: DefaultInstant;
}
