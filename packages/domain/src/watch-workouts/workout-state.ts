import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { OffWatchReason } from "./push-window.ts";

/** A workout and its day as the plan has them now. */
export interface PlannedWorkout {
  /** Of everything that the provider is sent but the day. */
  contentHash: string;
  date: IsoDate;
}

/** What the provider holds of an exercise, and what it refused. */
export interface PushedWorkout {
  /** Null before the first workout was accepted. */
  contentHash: string | null;
  /** Null before the workout was on a day. */
  date: IsoDate | null;
  /** The `versionOf` what was refused. */
  refusedVersion: string | null;
}

/** Days that a past workout stays on the watch, for an exercise that is done late. */
const KEPT_DAYS = 7;

/** Tells versions of a planned workout apart. */
export const versionOf = ({ contentHash, date }: PlannedWorkout): string =>
  `${contentHash} ${date}`;

const isSent = (planned: PlannedWorkout, pushed: PushedWorkout): boolean =>
  pushed.contentHash === planned.contentHash && pushed.date === planned.date;

const isRefused = (planned: PlannedWorkout, pushed: PushedWorkout): boolean =>
  pushed.refusedVersion === versionOf(planned);

/** A past or done workout leaves the watch by itself, a week later. */
const isKept = (reason: OffWatchReason, { date }: PushedWorkout, today: IsoDate): boolean =>
  (reason === "done" || reason === "past") &&
  date !== null &&
  daysBetween(date, today) <= KEPT_DAYS;

/** What to do at the provider, so that the watch has what the plan says. */
export type PushStep = "send" | "remove" | "none";

/**
 * The next step for an exercise: `planned` where it belongs on the watch, else the reason why it
 * does not. A refused version is not sent again.
 */
export function pushStep(
  planned: PlannedWorkout | OffWatchReason,
  pushed: PushedWorkout | null,
  today: IsoDate,
): PushStep {
  if (typeof planned === "string") {
    return pushed && !isKept(planned, pushed, today) ? "remove" : "none";
  }
  return pushed && (isSent(planned, pushed) || isRefused(planned, pushed)) ? "none" : "send";
}

export const WORKOUT_STATES = ["onWatch", "changed", "refused", "notSent"] as const;
export type WorkoutState = (typeof WORKOUT_STATES)[number];

/** Whether the watch has an exercise as planned, as it was before, or not. */
export function workoutState(
  planned: PlannedWorkout | OffWatchReason,
  pushed: PushedWorkout | null,
  today: IsoDate,
): WorkoutState {
  const isOnWatch = pushed !== null && pushed.date !== null;
  if (typeof planned === "string") {
    if (!isOnWatch) return "notSent";
    return isKept(planned, pushed, today) ? "onWatch" : "changed";
  }
  if (pushed && isRefused(planned, pushed)) return "refused";
  if (!isOnWatch) return "notSent";
  return isSent(planned, pushed) ? "onWatch" : "changed";
}
