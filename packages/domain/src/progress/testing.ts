import type { ExerciseStep, Zone } from "../exercise/exercise-steps.ts";
import { addDays, isoDate, type IsoDate } from "../calendar/iso-date.ts";
import type { ProgressExercise, ProgressTraining } from "./progress-facts.ts";

/** Twelve weeks from Sunday, 1 March 2026 to a race on Saturday. */
export const SEASON = {
  startDate: isoDate("2026-03-01"),
  raceDate: isoDate("2026-05-23"),
  totalWeeks: 12,
};

/** A day of the season: 0 is the first Sunday. */
export const dayOf = (day: number): IsoDate => addDays(SEASON.startDate, day);

export const stepIn = (zone: Zone, minutes: number): ExerciseStep => ({
  kind: "main",
  repeat: 1,
  intervals: [
    {
      quantity: 60 * minutes,
      unit: "s",
      zone,
      isRacePace: false,
      pace: "9:00",
      seconds: 60 * minutes,
      restSeconds: 0,
    },
  ],
});

/** An easy hour of running on a day. */
export const exerciseOn = (
  day: number,
  over: Partial<ProgressExercise> = {},
): ProgressExercise => ({
  id: day + 1,
  week: Math.floor(day / 7) + 1,
  type: "run",
  name: "Easy run",
  duration: 60,
  steps: [stepIn("Z2", 60)],
  isKey: false,
  brickId: null,
  date: dayOf(day),
  isScheduled: true,
  skippedAt: null,
  isExcused: false,
  isUnsure: false,
  ...over,
});

/** What was done for an exercise; `exerciseId: null` makes it an extra. */
export const doneFor = (
  exercise: Pick<ProgressExercise, "id" | "date" | "duration" | "type">,
  over: Partial<ProgressTraining> = {},
): ProgressTraining => ({
  date: exercise.date,
  minutes: exercise.duration,
  load: exercise.duration,
  method: "plan",
  quality: "plan",
  exerciseId: exercise.id,
  family: exercise.type,
  activityType: exercise.type,
  distance: null,
  zoneSeconds: null,
  efforts: null,
  ...over,
});
