import { isoDate } from "../../calendar/iso-date.ts";
import type { OpenActivity, OpenExercise } from "../match-score.ts";

/** An unplaced run of 1 h and 10 km in the week from Sunday, 1 March 2026. */
export const openExercise = (over: Partial<OpenExercise> = {}): OpenExercise => ({
  id: 1,
  type: "run",
  weekStart: isoDate("2026-03-01"),
  duration: 60,
  distanceMeters: 10_000,
  scheduledDate: null,
  orderIndex: 0,
  brickId: null,
  ...over,
});

/** The same run, recorded on Tuesday, 3 March 2026, at 06:00. */
export const openActivity = (over: Partial<OpenActivity> = {}): OpenActivity => ({
  id: 1,
  family: "run",
  activityType: "running",
  localDate: isoDate("2026-03-03"),
  startMs: Date.UTC(2026, 2, 3, 6),
  durationSeconds: 3600,
  distanceMeters: 10_000,
  ...over,
});
