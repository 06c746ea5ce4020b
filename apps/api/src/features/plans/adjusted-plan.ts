import type { ExerciseRow, NewExercise } from "@triplan/db";
import { minutesByIntensity, type IntensityLevel } from "@triplan/domain";
import { isContentChange } from "./changed-rows.ts";

type Content = Pick<ExerciseRow, "type" | "name" | "duration" | "intensity" | "steps">;
type IntensityMinutes = Record<IntensityLevel, number>;

/** An exercise that looks different afterwards. */
interface ExerciseChange {
  slotKey: string;
  week: number;
  before: Content;
  after: Content;
}

/** What an adjustment does to a plan, for the athlete. */
export interface AdjustedPlan {
  /** Exercises that are rewritten. */
  updated: number;
  /** The weeks that the adjustment covers. */
  weeks: number[];
  /** Planned minutes of each of these weeks. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
  /** Minutes in motion by intensity of each of these weeks. */
  intensityBefore: IntensityMinutes[];
  intensityAfter: IntensityMinutes[];
  /** Exercises that look different afterwards, and the first few of them. */
  changed: number;
  examples: ExerciseChange[];
  /** Why the plan can't follow a wish for more volume all the way; else null. */
  limit: string | null;
  message: string;
}

const EXAMPLES = 5;

/** Compares the stored exercises of the covered weeks with the rows that replace some of them. */
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
