import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";

/** Days, today included, whose exercises are sent to the watch. */
export const PUSH_DAYS = 14;

/** Facts of an exercise that decide whether it belongs on the watch. */
export interface WatchCandidate {
  /** Whether the athlete has workouts sent at all. */
  isOn: boolean;
  scheduledDate: IsoDate | null;
  isDone: boolean;
  isSkipped: boolean;
  isInCurrentPlan: boolean;
}

/** Why an exercise does not belong on the watch. */
export const OFF_WATCH_REASONS = [
  "off",
  "otherPlan",
  "done",
  "skipped",
  "noDay",
  "past",
  "later",
] as const;
export type OffWatchReason = (typeof OFF_WATCH_REASONS)[number];

/** Null for an exercise that belongs on the watch on a day. */
export function whyOffWatch(exercise: WatchCandidate, today: IsoDate): OffWatchReason | null {
  if (!exercise.isOn) return "off";
  if (exercise.isDone) return "done";
  if (exercise.isSkipped) return "skipped";
  if (!exercise.isInCurrentPlan) return "otherPlan";
  if (exercise.scheduledDate === null) return "noDay";
  const days = daysBetween(today, exercise.scheduledDate);
  if (days < 0) return "past";
  return days < PUSH_DAYS ? null : "later";
}
