import type { Completion, LockedActivity, Placement } from "@triplan/db";
import {
  actualTexts,
  DAY_NAMES,
  daysBetween,
  weekdayOf,
  type IsoDate,
  type OpenExercise,
} from "@triplan/domain";

const MAX_MINUTES = 7 * 24 * 60;

export function completionOf(activity: LockedActivity): Completion {
  const { startTime, durationSeconds, discipline } = activity;
  const texts = actualTexts(discipline, {
    duration: durationSeconds,
    distance: activity.distanceMeters,
    averagePace: activity.averagePace,
    averageSpeed: activity.averageSpeed,
  });
  return {
    completedAt: new Date(Date.parse(startTime) + durationSeconds * 1000).toISOString(),
    actualDuration: Math.min(MAX_MINUTES, Math.round(durationSeconds / 60)),
    actualDistance: texts.distance,
    actualPace: texts.pace,
  };
}

/**
 * The exercise's day once completed: its own, else that of the activity; null outside of its week.
 */
export function placementOf(
  { scheduledDate, weekStart }: Pick<OpenExercise, "scheduledDate" | "weekStart">,
  localDate: IsoDate,
): Placement | null {
  const days = daysBetween(weekStart, localDate);
  if (scheduledDate !== null || days < 0 || days > 6) return null;
  const day = weekdayOf(localDate);
  return { day, dayName: DAY_NAMES[day], scheduledDate: localDate };
}
