import { rungWithId } from "../../ladders/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { exerciseProgress, fitRung } from "../../sessions/index.ts";
import { isLongSwim } from "../../week/index.ts";
import type { WeekScope } from "./week-scope.ts";

/**
 * The changed exercise with the place of its set on its ladder, after the sets of the weeks before.
 * Light weeks climb no ladder, and a set with fewer repetitions is no rung;
 * swims at a known threshold have repetitions of their own.
 */
export function withLadderProgress(row: PlannedExercise, scope: WeekScope): PlannedExercise {
  const { frame, history, writer, basis } = scope;
  const step = rungWithId(row.templateId);
  const isOnLadder = frame.isLoading && (row.type === "run" || row.brickId === null);
  if (!step || !isOnLadder || isLongSwim(row)) return row;
  const whole = fitRung(step, row.duration, writer.measures[row.type]);
  if (!whole || reps(whole) !== reps(row.steps)) return row;
  const before = history.climbs.get(step.ladder) ?? null;
  return { ...row, progress: exerciseProgress({ step, before }, basis) };
}

const reps = (steps: readonly { kind: string; repeat: number }[]): number =>
  sum(steps.map(({ kind, repeat }) => (kind === "main" ? repeat : 0)));
