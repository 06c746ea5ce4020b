import type { AdjustPlanInput } from "@triplan/contract";
import {
  listAdjustments,
  listPlanExercises,
  type ExerciseRow,
  type NewExercise,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, DomainError, type IsoDate } from "@triplan/domain";
import {
  applyAdjustments,
  generatePlan,
  planRequestOf,
  type Adjustment,
  type Plan,
  type PlanRequest,
} from "@triplan/planner";
import { changedRows } from "./changed-rows.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { placedOn } from "./stored-exercise.ts";
import { withFixes } from "./with-fixes.ts";

/** What an adjustment does to a plan, for the athlete. */
export interface AdjustedPlan {
  /** Exercises that change. */
  updated: number;
  /** The weeks from the first one on that the adjustment covers. */
  weeks: number[];
  /** Planned minutes of each of these weeks. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
  message: string;
}

/** The plan's first week stays as it was made. */
const FIRST_WEEK = 2;

/** A plan with what the engine makes of it. */
export interface MadePlan {
  plan: TrainingPlanRow;
  request: PlanRequest;
  base: Plan;
}

export function madePlan(plan: TrainingPlanRow): MadePlan {
  const request = planRequestOf(plan);
  return { plan, request, base: generatePlan(request) };
}

/**
 * The adjustment as it would be stored: from the first week that can still be written, which is
 * neither the plan's first one nor one that is over. Null where no such week is left. Throws for a
 * week that the plan does not have.
 */
export function adjustmentOf(
  { startDate, totalWeeks }: TrainingPlanRow,
  today: IsoDate,
  input: AdjustPlanInput,
): Adjustment | null {
  if (input.fromWeek > totalWeeks) {
    const message = `Start week must be between 1 and ${totalWeeks}`;
    throw new DomainError("rule_broken", message, { issues: [{ path: "fromWeek", message }] });
  }
  const fromWeek = Math.max(FIRST_WEEK, input.fromWeek, currentWeek(startDate, today, totalWeeks));
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason } = input;
  if (fromWeek > totalWeeks) return null;
  return {
    fromWeek,
    adjustmentType,
    volumeAdjustment: adjustmentType === "volume" ? volumeAdjustment : 100,
    intensityAdjustment: adjustmentType === "intensity" ? intensityAdjustment : "maintain",
    reason,
  };
}

/** What one more adjustment over a plan's earlier ones changes; it reads, and writes nothing. */
export async function adjustmentOutcome(
  db: Queryable,
  key: PlanKey,
  { request, base }: MadePlan,
  adjustment: Adjustment | null,
): Promise<{ rows: NewExercise[]; answer: AdjustedPlan }> {
  if (!adjustment) return { rows: [], answer: answerOf([], []) };
  const earlier = await listAdjustments(db, key);
  const stored = await listPlanExercises(db, key);
  const asked = applyAdjustments(request, base, [...earlier, adjustment], placedOn(stored));
  const adjusted = withFixes(request, asked, stored, adjustment.fromWeek);
  const coming = stored.filter(({ week }) => week >= adjustment.fromWeek);
  const rows = changedRows(coming, exerciseRows(adjusted, base));
  return { rows, answer: answerOf(coming, rows) };
}

function answerOf(stored: readonly ExerciseRow[], rows: readonly NewExercise[]): AdjustedPlan {
  const after = new Map(rows.map((row) => [row.slotKey, row.duration]));
  const weeks = [...new Set(stored.map(({ week }) => week))];
  const minutes = (of: (row: ExerciseRow) => number) =>
    weeks.map((week) => stored.reduce((sum, row) => (row.week === week ? sum + of(row) : sum), 0));
  return {
    updated: rows.length,
    weeks,
    weeklyMinutesBefore: minutes((row) => row.duration),
    weeklyMinutesAfter: minutes((row) => after.get(row.slotKey) ?? row.duration),
    message: messageOf(rows.length),
  };
}

function messageOf(updated: number): string {
  if (updated === 0) return "Nothing had to change.";
  return `${updated} ${updated === 1 ? "exercise" : "exercises"} changed.`;
}
