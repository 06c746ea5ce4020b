import type { PreviewAdjustmentInput } from "@triplan/contract";
import {
  listAdjustments,
  type NewExercise,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, DomainError, type IsoDate } from "@triplan/domain";
import {
  applyAdjustments,
  backInWeek,
  generatePlan,
  isContradiction,
  planRequestOf,
  volumeReach,
  volumeReachSentence,
  type Adjustment,
  type Plan,
  type PlanRequest,
} from "@triplan/plan-engine";
import { adjustedPlan, type AdjustedPlan } from "./adjusted-plan.ts";
import { changedRows } from "./changed-rows.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { listStoredRows, progressOf } from "./stored-exercise.ts";
import { withFixes } from "./with-fixes.ts";

/** Week 1 never changes. */
const FIRST_WEEK = 2;

/** A stored plan and its generated content. */
export interface GeneratedPlan {
  plan: TrainingPlanRow;
  request: PlanRequest;
  base: Plan;
}

export function generateStoredPlan(plan: TrainingPlanRow): GeneratedPlan {
  const request = planRequestOf(plan);
  return { plan, request, base: generatePlan(request) };
}

/**
 * The adjustment from the first week that can still change: not week 1 and not in the past. Null if
 * every week is fixed. Throws for a week outside the plan.
 */
export function adjustmentOf<Input extends PreviewAdjustmentInput>(
  { startDate, totalWeeks }: TrainingPlanRow,
  today: IsoDate,
  input: Input,
): (Adjustment & Pick<Input, "reason">) | null {
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

/** The effect of one more adjustment on top of the existing ones. Read-only. */
export async function adjustmentOutcome(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  adjustment: Adjustment | null,
): Promise<AdjustmentOutcome> {
  if (!adjustment)
    return {
      rows: [],
      answer: adjustedPlan([], [], { limit: null, backInWeek: null, note: null }),
    };
  const earlier = await listAdjustments(db, key);
  return adjustmentsOutcome(db, key, generated, {
    adjustments: [...earlier, adjustment],
    fromWeek: adjustment.fromWeek,
  });
}

interface AdjustmentOutcome {
  rows: NewExercise[];
  answer: AdjustedPlan;
}

/** The effect of writing the coming exercises from a week on with these adjustments. Read-only. */
export async function adjustmentsOutcome(
  db: Queryable,
  key: PlanKey,
  { request, base }: GeneratedPlan,
  { adjustments, fromWeek }: { adjustments: readonly Adjustment[]; fromWeek: number },
): Promise<AdjustmentOutcome> {
  const stored = await listStoredRows(db, key);
  const requested = applyAdjustments(request, base, adjustments, progressOf(stored));
  const adjusted = withFixes(request, requested, stored, fromWeek);
  const coming = stored.filter(({ week }) => week >= fromWeek);
  const rows = changedRows(coming, exerciseRows(adjusted, base));
  const last = adjustments.at(-1);
  const reach =
    last && isVolumeIncrease(last) ? volumeReach(request, base, adjusted, adjustments) : null;
  const facts = {
    limit: reach && volumeReachSentence(reach),
    backInWeek: backInWeek(request, adjustments, fromWeek),
    note: last && isContradiction(last) ? REASON_DECIDES : null,
  };
  return { rows, answer: adjustedPlan(coming, rows, facts) };
}

const REASON_DECIDES = "Your reason decides: the change that contradicts it was not made.";

const isVolumeIncrease = ({ adjustmentType, volumeAdjustment }: Adjustment) =>
  adjustmentType === "volume" && volumeAdjustment > 100;
