import type { Weekday } from "@triplan/domain";
import type { Plan, PlanRequest } from "../model/plan-types.ts";
import { fixLimits, type FixResult, type StoredExercise } from "../revise/index.ts";

/** The plan's exercises as stored, open and on their suggested days. */
export const storedRows = ({ weeks }: Plan): StoredExercise[] =>
  weeks.flatMap(({ exercises }) =>
    exercises.map((row) => ({
      ...row,
      day: row.suggestedDay,
      isCompleted: false,
      isMatched: false,
    })),
  );

/** A fix of the stored exercises on the first day of the plan. */
export function fixOf(
  request: PlanRequest,
  plan: Plan,
  rows: readonly StoredExercise[],
): FixResult {
  const exercises = plan.weeks.flatMap((week) => week.exercises);
  return fixLimits(request, rows, {
    currentWeek: 1,
    firstWeek: 1,
    today: request.startDate,
    planned: new Map(exercises.map((row) => [row.slotKey, row])),
  });
}

/** The stored exercises after a fix. */
export function afterFix(
  rows: readonly StoredExercise[],
  { changed, dropped, moved }: Omit<FixResult, "message">,
): StoredExercise[] {
  const content = new Map([...changed, ...dropped].map((row) => [row.slotKey, row]));
  const shown = new Set(changed.map(({ slotKey }) => slotKey));
  const out = new Set(dropped.map(({ slotKey }) => slotKey));
  const days = new Map(moved.map(({ slotKey, day }) => [slotKey, day]));
  const known = new Set(rows.map(({ slotKey }) => slotKey));
  const added = changed.filter(({ slotKey }) => !known.has(slotKey));
  return [
    ...rows.map((row) => ({
      ...row,
      ...content.get(row.slotKey),
      isDropped: out.has(row.slotKey) || (row.isDropped === true && !shown.has(row.slotKey)),
      day: days.has(row.slotKey) ? (days.get(row.slotKey) ?? null) : row.day,
    })),
    ...added.map((row) => ({ ...row, day: null, isCompleted: false, isMatched: false })),
  ];
}

type Placed = StoredExercise & { day: Weekday };

const isPlaced = (row: StoredExercise): row is Placed => row.day !== null && !row.isDropped;

/** The plan with the placed exercises on the athlete's days. */
export function planOf(plan: Plan, rows: readonly StoredExercise[]): Plan {
  const byWeek = Map.groupBy(rows.filter(isPlaced), ({ week }) => week);
  const weeks = plan.weeks.map((week) => ({
    ...week,
    exercises: (byWeek.get(week.week) ?? []).map((row) => ({ ...row, suggestedDay: row.day })),
  }));
  return { ...plan, weeks };
}
