import type { Units } from "@triplan/domain";
import { STEP_NAMES, stepFigures, stepRows, type StepRow } from "@triplan/plan-engine";
import type { ExerciseRow } from "./week-types.ts";

/** A step of an exercise in one line. */
export interface StepLine {
  /** "3 × 6 min at 8:00-8:10/mi"; "Warm-up, 12 min". */
  text: string;
  /** "90 s easy between"; null for steps in one piece. */
  between: string | null;
  /** "7-8 of 10", "talk in sentences". */
  feel: string;
  heart: string | null;
  isMain: boolean;
}

type Stepped = Pick<ExerciseRow, "type" | "steps">;

const rowsOf = ({ type, steps }: Stepped, units: Units): StepRow[] =>
  stepRows(steps, stepFigures(type, units));

/** "6 min at 8:00-8:10/mi"; by feel "6 min, Z2". */
export const withTarget = ({ amount, target, effort }: StepRow) =>
  target === null ? `${amount}, ${effort}` : `${amount} at ${target}`;

const lineOf = (row: StepRow): StepLine => {
  const isMain = row.kind === "main";
  return {
    text: isMain ? withTarget(row) : `${STEP_NAMES[row.kind]}, ${row.amount}`,
    between: row.between && `${row.between} between`,
    feel: isMain ? `${row.rpe} of 10` : row.feel,
    heart: isMain ? row.heart : null,
    isMain,
  };
};

const MAX_LINES = 3;

/** An exercise in at most three lines: its first step, its main set, its last step. */
export function stepLines(exercise: Stepped, units: Units): StepLine[] {
  const rows = rowsOf(exercise, units);
  if (rows.length <= MAX_LINES) return rows.map(lineOf);
  const middle = rows.slice(1, -1);
  const main = middle.find(({ kind }) => kind === "main") ?? middle[0];
  return [rows[0], main, rows.at(-1)].flatMap((row) => (row ? [lineOf(row)] : []));
}

/** What an exercise is about: "7 × 200 m at 2:10/100m"; null without steps. */
export function mainLine(exercise: Stepped, units: Units): string | null {
  const rows = rowsOf(exercise, units);
  const main = ["main", "steady"].flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
  const shown = main[0] ?? rows[0];
  return shown ? withTarget(shown) : null;
}
