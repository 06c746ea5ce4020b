import type { ExerciseRow, NewExercise } from "@triplan/db";
import { minutesByIntensity, type IntensityLevel } from "@triplan/domain";
import { isContentChange } from "./changed-rows.ts";

type Content = Pick<ExerciseRow, "type" | "name" | "duration" | "intensity" | "steps">;
type IntensityMinutes = Record<IntensityLevel, number>;

interface ExerciseChange {
  slotKey: string;
  week: number;
  before: Content;
  after: Content;
}

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
  /** Why more volume is only partly possible; null when it fits. */
  limit: string | null;
  message: string;
}

const EXAMPLES = 5;

/** Compares the stored exercises of the covered weeks with their replacements. */
export function adjustedPlan(
  stored: readonly ExerciseRow[],
  rows: readonly NewExercise[],
  limit: string | null,
): AdjustedPlan {
  const replaced = new Map(rows.map((row) => [row.slotKey, row]));
  const weeks = [...new Set(stored.map(({ week }) => week))];
  const before = weeks.map((week) => stored.filter((row) => row.week === week));
  const after = before.map((week) => week.map((row) => replaced.get(row.slotKey) ?? row));
  const changes = stored.flatMap((row) => {
    const next = replaced.get(row.slotKey);
    return next && isContentChange(row, next) ? [changeOf(row, next)] : [];
  });
  return {
    updated: rows.length,
    weeks,
    weeklyMinutesBefore: before.map(totalMinutes),
    weeklyMinutesAfter: after.map(totalMinutes),
    intensityBefore: before.map(minutesByIntensity),
    intensityAfter: after.map(minutesByIntensity),
    changed: changes.length,
    examples: changes.slice(0, EXAMPLES),
    limit,
    message: messageOf(rows.length),
  };
}

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

function messageOf(updated: number): string {
  if (updated === 0) return "Nothing had to change.";
  return `${updated} ${updated === 1 ? "exercise" : "exercises"} changed.`;
}
