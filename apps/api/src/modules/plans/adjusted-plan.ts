import type { ExerciseRow, NewExercise } from "@triplan/db";
import { minutesByIntensity, type IntensityLevel } from "@triplan/domain";
import { isContentChange } from "./changed-rows.ts";
import type { StoredRow } from "./stored-exercise.ts";

type Content = Pick<ExerciseRow, "type" | "name" | "duration" | "intensity" | "steps">;
type IntensityMinutes = Record<IntensityLevel, number>;

interface ExerciseChange {
  slotKey: string;
  week: number;
  before: Content;
  after: Content;
}

type NamedExercise = Pick<ExerciseRow, "slotKey" | "week" | "type" | "name" | "duration">;

/** The effect of an adjustment, for the athlete. */
export interface AdjustedPlan {
  /** Number of rewritten exercises. */
  updated: number;
  /** The weeks that the adjustment covers. */
  weeks: number[];
  /** Planned minutes per covered week. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
  /** Active minutes by intensity per covered week. */
  intensityBefore: IntensityMinutes[];
  intensityAfter: IntensityMinutes[];
  /** Number of visibly changed exercises, and the first few of them. */
  changed: number;
  examples: ExerciseChange[];
  /** Exercises that are left out, or back, by name. */
  dropped: NamedExercise[];
  returned: NamedExercise[];
  /** First week in which no adjustment acts any more; null without one. */
  backInWeek: number | null;
  /** Why more volume is only partly possible; null when it fits. */
  limit: string | null;
  message: string;
}

const EXAMPLES = 5;

interface OutcomeFacts extends Pick<AdjustedPlan, "limit" | "backInWeek"> {
  /** What the athlete should know about the adjustment itself. */
  note: string | null;
}

/** Compares the stored exercises of the covered weeks with their replacements. */
export function adjustedPlan(
  stored: readonly StoredRow[],
  rows: readonly NewExercise[],
  { note, ...facts }: OutcomeFacts,
): AdjustedPlan {
  const replaced = new Map(rows.map((row) => [row.slotKey, row]));
  const weeks = [...new Set(stored.map(({ week }) => week))];
  const ofWeeks = weeks.map((week) => stored.filter((row) => row.week === week));
  const before = ofWeeks.map((week) => week.filter((row) => !row.isDropped));
  const after = ofWeeks.map((week) =>
    week.map((row) => replaced.get(row.slotKey) ?? row).filter((row) => !row.isDropped),
  );
  const pairs = stored.flatMap((row) => {
    const next = replaced.get(row.slotKey);
    return next ? [{ row, next }] : [];
  });
  const dropped = pairs.filter(({ row, next }) => next.isDropped && !row.isDropped);
  const returned = pairs.filter(({ row, next }) => row.isDropped && !next.isDropped);
  const changes = pairs.filter(
    ({ row, next }) => !next.isDropped && !row.isDropped && isContentChange(row, next),
  );
  const changed = changes.length + dropped.length + returned.length;
  return {
    updated: rows.length,
    weeks,
    weeklyMinutesBefore: before.map(totalMinutes),
    weeklyMinutesAfter: after.map(totalMinutes),
    intensityBefore: before.map(minutesByIntensity),
    intensityAfter: after.map(minutesByIntensity),
    changed,
    examples: changes.slice(0, EXAMPLES).map(({ row, next }) => changeOf(row, next)),
    dropped: dropped.map(({ row }) => namedOf(row)),
    returned: returned.map(({ next }) => namedOf(next)),
    ...facts,
    message: messageOf(rows.length, note),
  };
}

const namedOf = ({ slotKey, week, type, name, duration }: NamedExercise): NamedExercise => ({
  slotKey,
  week,
  type,
  name,
  duration,
});

const totalMinutes = (exercises: readonly { duration: number }[]) =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

const changeOf = (before: ExerciseRow, after: NewExercise): ExerciseChange => ({
  slotKey: before.slotKey,
  week: before.week,
  before: contentOf(before),
  after: contentOf(after),
});

const contentOf = ({ type, name, duration, intensity, steps }: Content): Content => ({
  type,
  name,
  duration,
  intensity,
  steps,
});

function messageOf(updated: number, note: string | null): string {
  const count = `${updated} ${updated === 1 ? "exercise" : "exercises"} changed.`;
  const message = updated === 0 ? "Nothing had to change." : count;
  return note === null ? message : `${message} ${note}`;
}
