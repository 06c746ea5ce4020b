import type { OpenExerciseRow } from "@triplan/db";
import {
  dateInWeek,
  parseDistance,
  type IsoDate,
  type OpenActivity,
  type OpenExercise,
  type SportFamily,
} from "@triplan/domain";

export const openExercise = (row: OpenExerciseRow, planStart: IsoDate): OpenExercise => ({
  id: row.id,
  type: row.type,
  weekStart: dateInWeek(planStart, row.week, 0),
  duration: row.duration,
  distanceMeters: parseDistance(row.distance),
  scheduledDate: row.scheduledDate,
  orderIndex: row.orderIndex,
  brickId: row.brickId,
});

interface Recorded {
  id: number;
  family: SportFamily;
  activityType: string;
  localDate: IsoDate;
  startTime: string;
  /** Seconds. */
  duration: number;
  /** Metres. */
  distance: number | null;
}

export const openActivity = (row: Recorded): OpenActivity => ({
  id: row.id,
  family: row.family,
  activityType: row.activityType,
  localDate: row.localDate,
  startMs: Date.parse(row.startTime),
  durationSeconds: row.duration,
  distanceMeters: row.distance,
});
