import type { CompleteExerciseInput } from "@triplan/contract";
import { DAY_NAMES, dateInWeek, daysBetween, weekdayOf, type IsoDate } from "@triplan/domain";
import {
  isMove,
  type KeptChange,
  type KeptMove,
} from "../../../shared/completions/kept-changes.ts";
import { placementAt } from "../moves/place-locally.ts";
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
    activityType: row.type,
    zoneSeconds: null,
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

function movedTo(row: ExerciseRow, { moves }: KeptMove, startDate: IsoDate): ExerciseRow {
  const move = moves.find(({ exerciseId }) => exerciseId === row.id);
  if (!move || row.isCompleted) return row;
  const placement = placementAt(move.to ?? "available", { startDate, week: row.week });
  return { ...row, ...placement, isMoveWaiting: true };
}

/** Exercises as they will be when the changes that wait on this device are sent. */
export function withKept(
  rows: readonly ExerciseRow[],
  kept: readonly KeptChange[],
  startDate: IsoDate,
): readonly ExerciseRow[] {
  // A move that is being sent is in the rows already.
  const moves = kept.filter(isMove).filter(({ state }) => state === "waiting");
  const done = kept.flatMap((each) => (isMove(each) || each.state !== "waiting" ? [] : [each]));
  if (moves.length + done.length === 0) return rows;
  return rows.map((row) => {
    const moved = moves.reduce((before, move) => movedTo(before, move, startDate), row);
    const own = done.find(({ input }) => input.exerciseId === row.id);
    return own ? completed(moved, own.input, startDate) : moved;
  });
}
