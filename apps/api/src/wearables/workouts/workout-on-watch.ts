import {
  workoutState,
  type IsoDate,
  type OffWatchReason,
  type WorkoutState,
} from "@triplan/domain";
import type { PushStatus } from "./push-status.ts";
import { pushedOf, type WatchExercise } from "./watch-exercises.ts";

/** An exercise on the watch: its state, and why it is not there as planned. */
export interface WorkoutOnWatch {
  state: WorkoutState;
  /** Null for one that is on the watch, was refused, or is about to be sent. */
  reason: Exclude<PushStatus, "on"> | OffWatchReason | null;
  /** The provider's reason of a refusal, if it gave one. */
  refusal: string | null;
  sentAt: string | null;
}

export function workoutOnWatch(
  { planned, row }: Pick<WatchExercise, "planned" | "row">,
  status: PushStatus,
  today: IsoDate,
): WorkoutOnWatch {
  const state = workoutState(planned, pushedOf(row), today);
  const isSettled = state === "onWatch" || state === "refused";
  const own = typeof planned === "string" && planned !== "off" ? planned : null;
  return {
    state,
    reason: isSettled ? null : (own ?? (status === "on" ? null : status)),
    refusal: state === "refused" ? (row?.refusal ?? null) : null,
    sentAt: row?.sentAt ?? null,
  };
}
