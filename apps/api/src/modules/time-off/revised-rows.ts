import {
  listAdjustments,
  type NewExercise,
  type PlacementsBefore,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { dateInWeek, type IsoDate } from "@triplan/domain";
import type { AcceptedTimeOff, Plan } from "@triplan/plan-engine";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { revisedPlan } from "../plans/revised-plan.ts";
import { changedRows } from "../plans/rows/changed-rows.ts";
import { exerciseRows } from "../plans/rows/exercise-rows.ts";
import { isOpen, listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";
import { movedDays, NO_MOVES, type MovedDays } from "./moved-days.ts";
import { restoredRows } from "./restored-rows.ts";

/** A change of a plan's time off. */
export interface TimeOffRevision {
  before: readonly AcceptedTimeOff[];
  after: readonly AcceptedTimeOff[];
  /** Placements that the change may give back. */
  placements: PlacementsBefore;
  today: IsoDate;
}

/** What a change of time off makes of the stored exercises. */
export interface RevisedRows extends MovedDays {
  stored: readonly StoredRow[];
  /** The rewritten exercises. */
  rows: readonly NewExercise[];
  /** The first week that is written. */
  fromWeek: number;
}

/**
 * The open exercises that differ with the new time off, compared with the plan as it is; those of past
 * days stay. A plan of an earlier engine is rewritten as a whole if any differs.
 */
export async function revisedRows(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { before, after, placements, today }: TimeOffRevision,
): Promise<RevisedRows> {
  const { plan, base, edition } = generated;
  const { fromWeek, isEarlier } = edition;
  const stored = await listStoredRows(db, key);
  const adjustments = await listAdjustments(db, key);
  const restored = restoredRows(stored, generated, { placements, timeOff: after, today });
  const unrevised = { adjustments, fromWeek, isRegeneration: false };
  const basis =
    before.length === 0
      ? restored
      : withLeftOut(
          restored,
          revisedPlan(generated, { ...unrevised, stored: restored, timeOff: [] }),
        );
  const revision = { ...unrevised, stored: basis };
  const present = exerciseRows(revisedPlan(generated, { ...revision, timeOff: before }), base);
  const revised = revisedPlan(generated, { ...revision, timeOff: after });
  const contents = new Map(present.map((row) => [row.slotKey, JSON.stringify(row)]));
  const all = exerciseRows(revised, base).filter(({ week }) => week >= fromWeek);
  const differing = all.filter((row) => contents.get(row.slotKey) !== JSON.stringify(row));
  const bySlot = new Map(stored.map((row) => [row.slotKey, row]));
  if (isEarlier) {
    const isWritten = ({ slotKey }: NewExercise) => {
      const row = bySlot.get(slotKey);
      return row === undefined || isOpen(row);
    };
    const rows = differing.length === 0 ? [] : all.filter(isWritten);
    return { stored, rows, ...NO_MOVES, fromWeek };
  }
  const coming = stored.filter((row) => row.week >= fromWeek && !isOver(row, plan, today));
  const rows = changedRows(coming, differing).map((row) => keepingContent(row, bySlot));
  const movable = basis.filter((row) => isOpen(row) && !isOver(row, plan, today));
  const moves = { stored, basis, movable, rows, moved: revised.moved };
  return { stored, rows, ...movedDays(plan, today, moves), fromWeek };
}

/**
 * The stored exercises with those that only time off leaves out: their swaps still decide what comes
 * next on their ladders.
 */
function withLeftOut(stored: readonly StoredRow[], { weeks }: Pick<Plan, "weeks">): StoredRow[] {
  const kept = new Set(weeks.flatMap(({ exercises }) => exercises.map((row) => row.slotKey)));
  return stored.map((row) =>
    row.isDropped && isOpen(row) && kept.has(row.slotKey) ? { ...row, isDropped: false } : row,
  );
}

/** Placed on a day that is over, or without a day in a week that is. */
const isOver = (
  row: StoredRow,
  { startDate }: Pick<GeneratedPlan["plan"], "startDate">,
  today: IsoDate,
): boolean => (row.scheduledDate ?? dateInWeek(startDate, row.week, 6)) < today;

/** An exercise that is left out keeps its content, so that it comes back with its swap. */
function keepingContent(row: NewExercise, bySlot: ReadonlyMap<string, StoredRow>): NewExercise {
  const stored = bySlot.get(row.slotKey);
  if (!row.isDropped || !stored) return row;
  const { baseDuration, baseIntensity, baseTemplateId, isDropped } = row;
  return { ...stored, baseDuration, baseIntensity, baseTemplateId, isDropped };
}
