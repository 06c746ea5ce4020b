import type { IsoDate } from "@triplan/domain";
import type { Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** What the watch service told about an exercise that was sent to it. */
export interface PushedWorkoutTable {
  connectionId: number;
  /** Of a deleted exercise too, until its workout is removed. */
  exerciseId: number;
  userId: number;
  /** Null if it was refused at once. */
  providerWorkoutId: string | null;
  /** Null while it is on no day there. */
  providerScheduleId: string | null;
  /** Of the content that was accepted last. */
  contentHash: string | null;
  /** The day that it is on there. */
  scheduledDate: IsoDate | null;
  sentAt: Instant | null;
  /** The version that was refused last, and why. */
  refusedVersion: string | null;
  refusal: string | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type PushedWorkoutRow = Selectable<PushedWorkoutTable>;
