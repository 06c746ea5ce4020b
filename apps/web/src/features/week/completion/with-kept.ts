import type { CompleteExerciseInput } from "@triplan/contract";
import { DAY_NAMES, dateInWeek, daysBetween, weekdayOf, type IsoDate } from "@triplan/domain";
import type { KeptCompletion } from "../../../shared/completions/kept-completions.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/** The exercise's own day, else the day on which it was done, if that is in its week. */
function placed({ scheduledDate, week }: ExerciseRow, date: IsoDate, startDate: IsoDate) {
  const days = daysBetween(dateInWeek(startDate, week, 0), date);
  if (scheduledDate !== null || days < 0 || days > 6) return {};
  const day = weekdayOf(date);
  return { day, dayName: DAY_NAMES[day], scheduledDate: date, isScheduled: true };
}

const completed = (
  row: ExerciseRow,
  { date, durationSeconds, distanceMeters, notes, ...felt }: CompleteExerciseInput,
  startDate: IsoDate,
): ExerciseRow => ({
  ...row,
  ...placed(row, date, startDate),
  isCompleted: true,
  isWaiting: true,
  completedAt: `${date}T12:00:00.000Z`,
  actualDuration: Math.round(durationSeconds / 60),
  completionNotes: notes,
  matchedActivity: {
    family: row.type,
    duration: durationSeconds,
    distance: distanceMeters,
    averagePace: null,
    averageSpeed: null,
    averageHeartRate: felt.averageHeartRate,
    rpe: felt.rpe,
    feeling: felt.feeling,
    source: "manual",
    localDate: date,
  },
});

/** Exercises as they will be when the entries that wait on this device are sent. */
export function withKept(
  rows: readonly ExerciseRow[],
  kept: readonly KeptCompletion[],
  startDate: IsoDate,
): readonly ExerciseRow[] {
  const waiting = kept.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return rows;
  return rows.map((row) => {
    const own = waiting.find(({ input }) => input.exerciseId === row.id);
    return own ? completed(row, own.input, startDate) : row;
  });
}
