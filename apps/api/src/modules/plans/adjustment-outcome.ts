import type { PreviewAdjustmentInput } from "@triplan/contract";
import {
  findMissedSets,
  listAcceptedLayers,
  listAdjustments,
  type NewExercise,
  type PlanAdjustmentRow,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { DomainError, refusedField } from "@triplan/domain";
import {
  backInWeek,
  isContradiction,
  volumeReach,
  volumeReachSentence,
  type Adjustment,
  type Plan,
} from "@triplan/plan-engine";
import { adjustedPlan, type AdjustedPlan } from "./adjustments/adjusted-plan.ts";
import { changedRows } from "./rows/changed-rows.ts";
import { exerciseRows } from "./rows/exercise-rows.ts";
import type { GeneratedPlan } from "./edition/generated-plan.ts";
import { missedNow } from "./rows/missed-now.ts";
import { isOpen, listStoredRows, type StoredRow } from "./rows/stored-exercise.ts";
import { requestedPlan, revisedPlan } from "./revised-plan.ts";
import { NO_WEEK, nothingChanges, whyUnchanged } from "./adjustments/why-unchanged.ts";

/** Week 1 never changes. */
const FIRST_WEEK = 2;

/**
 * The adjustment from the first week that can still change: not week 1 and none before the edition's.
 * Null if every week is fixed. Throws for a week outside the plan.
 */
export function adjustmentOf<Input extends PreviewAdjustmentInput>(
  { plan: { totalWeeks }, edition }: GeneratedPlan,
  input: Input,
): (Adjustment & Pick<Input, "reason">) | null {
  if (input.fromWeek > totalWeeks) {
    const message = `Start week must be between 1 and ${totalWeeks}`;
    throw refusedField("fromWeek", message);
  }
  const fromWeek = Math.max(FIRST_WEEK, input.fromWeek, edition.fromWeek);
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
  if (!adjustment) return NO_OUTCOME;
  const before = await listAdjustments(db, key);
  return adjustmentsOutcome(db, key, generated, {
    before,
    adjustments: [...before, adjustment],
    fromWeek: adjustment.fromWeek,
    asked: adjustment,
    undone: null,
  });
}

/** The effect of removing the plan's last adjustment. Read-only. Throws if it is not the last one any more. */
export async function undoOutcome(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  adjustmentId: number,
): Promise<AdjustmentOutcome> {
  const before = await listAdjustments(db, key);
  const undone = before.at(-1);
  if (undone?.id !== adjustmentId) {
    throw new DomainError("conflict", "Your plan has changed since. Check it and try again.");
  }
  return adjustmentsOutcome(db, key, generated, {
    before,
    adjustments: before.slice(0, -1),
    fromWeek: Math.max(undone.fromWeek, generated.edition.fromWeek),
    asked: null,
    undone,
  });
}

interface AdjustmentOutcome {
  stored: StoredRow[];
  /** Slots of what had been missed when the exercises are written. */
  missed: string[];
  /** The changed exercises, or all of the rewritten weeks of a plan of an earlier engine. */
  rows: NewExercise[];
  /** The first week that is rewritten. */
  fromWeek: number;
  answer: AdjustedPlan;
}

const NO_OUTCOME: AdjustmentOutcome = {
  stored: [],
  missed: [],
  rows: [],
  fromWeek: 1,
  answer: adjustedPlan([], [], {
    newEditionFrom: null,
    limit: null,
    backInWeek: null,
    note: null,
    cause: nothingChanges(NO_WEEK),
  }),
};

interface AdjustmentsChange {
  before: readonly Adjustment[];
  adjustments: readonly Adjustment[];
  fromWeek: number;
  /** The adjustment that is made; null if one is undone. */
  asked: Adjustment | null;
  /** The adjustment that is undone; null if one is made. */
  undone: PlanAdjustmentRow | null;
}

/**
 * The effect of writing the coming exercises from a week on with these adjustments. A plan of an
 * earlier engine stays as it is if the adjustments change nothing. Read-only.
 */
async function adjustmentsOutcome(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { before, adjustments, asked, undone, ...change }: AdjustmentsChange,
): Promise<AdjustmentOutcome> {
  const { request, base, edition } = generated;
  const { isEarlier } = edition;
  const fromWeek = isEarlier ? edition.fromWeek : change.fromWeek;
  const stored = await listStoredRows(db, key);
  const layers = await listAcceptedLayers(db, key);
  const missed = undone
    ? await findMissedSets(db, key, { adjustmentId: undone.id })
    : missedNow(stored, edition);
  const revision = { stored, adjustments, layers, missed, fromWeek };
  const adjusted = revisedPlan(generated, revision);
  const isRewritten =
    isEarlier &&
    !isSamePlan(
      requestedPlan(generated, revision),
      requestedPlan(generated, { ...revision, adjustments: before }),
    );
  const coming = stored.filter(({ week }) => week >= fromWeek);
  const all = exerciseRows(adjusted, base).filter(({ week }) => week >= fromWeek);
  const changed = isEarlier ? [] : changedRows(coming, all);
  const rows = isRewritten ? openRows(coming, all) : changed;
  const last = adjustments.at(-1);
  const reach =
    last && isVolumeIncrease(last) ? volumeReach(request, base, adjusted, adjustments) : null;
  const facts = {
    newEditionFrom: isEarlier ? fromWeek : null,
    limit: reach && volumeReachSentence(reach),
    backInWeek: backInWeek(request, adjustments, fromWeek),
    cause: asked
      ? whyUnchanged(asked, {
          before,
          totalWeeks: base.weeks.length,
          weeks: base.weeks.filter(({ week }) => week >= fromWeek),
          hasOpen: coming.some((row) => isOpen(row) && !row.isDropped),
        })
      : nothingChanges("what you undo had no effect on the coming weeks"),
    note: last && isContradiction(last) ? REASON_DECIDES : null,
  };
  return { stored, missed, rows, fromWeek, answer: adjustedPlan(coming, rows, facts) };
}

const isSamePlan = (a: Plan, b: Plan): boolean =>
  JSON.stringify(a.weeks) === JSON.stringify(b.weeks);

/** The rows without those of completed and matched exercises. */
function openRows(stored: readonly StoredRow[], rows: readonly NewExercise[]): NewExercise[] {
  const done = new Set(stored.flatMap((row) => (isOpen(row) ? [] : [row.slotKey])));
  return rows.filter(({ slotKey }) => !done.has(slotKey));
}

const REASON_DECIDES = "Your reason decides: the change that contradicts it was not made.";

const isVolumeIncrease = ({ adjustmentType, volumeAdjustment }: Adjustment) =>
  adjustmentType === "volume" && volumeAdjustment > 100;
