import {
  findMissedSets,
  listAdjustments,
  type ExercisesBefore,
  type NewExercise,
  type PlacementsBefore,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { dateInWeek, type IsoDate, type Weekday } from "@triplan/domain";
import type { Plan } from "@triplan/plan-engine";
import type { GeneratedPlan } from "../edition/generated-plan.ts";
import { revisedPlan, type PlanLayers } from "../revised-plan.ts";
import { changedRows } from "../rows/changed-rows.ts";
import { exerciseRows } from "../rows/exercise-rows.ts";
import { isOpen, listStoredRows, type StoredRow } from "../rows/stored-exercise.ts";
import { replacedBySlot, restoredExercises } from "./exercises-before.ts";
import { movedDays, NO_MOVES, type MovedDays } from "./moved-days.ts";
import { restoredRows } from "./restored-rows.ts";

/** Exercises that may change though their day is over. */
export interface NamedExercises {
  slots: ReadonlySet<string>;
  /** Their new days, by slot. */
  days: ReadonlyMap<string, Weekday>;
}

/** A change of what the athlete added to a plan. */
export interface LayerRevision {
  before: PlanLayers;
  after: PlanLayers;
  /** Placements that the change may give back. */
  placements: PlacementsBefore;
  /** The exercises that an accepted or undone change names; null for another layer. */
  change: NamedExercises | null;
  /** The exercises that an undone layer rewrote, as they were. */
  exercises?: ExercisesBefore;
  today: IsoDate;
}

const NO_LAYERS: PlanLayers = { timeOff: [], races: [], changes: [] };

/** What it makes of the stored exercises. */
export interface RevisedRows extends MovedDays {
  stored: readonly StoredRow[];
  /** The rewritten exercises. */
  rows: readonly NewExercise[];
  /** All exercises as they were composed before; none for a plan of an earlier engine. */
  present: readonly NewExercise[];
  /** The first week that is written. */
  fromWeek: number;
}

/**
 * The open exercises that differ with the new layers, compared with the plan as it is; those of past
 * days stay, but for those that the change names. A plan of an earlier engine is rewritten as a whole if any differs.
 */
export async function revisedRows(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { before, after, placements, change, exercises = {}, today }: LayerRevision,
): Promise<RevisedRows> {
  const { plan, base, edition } = generated;
  const { fromWeek, isEarlier } = edition;
  const stored = await listStoredRows(db, key);
  const adjustments = await listAdjustments(db, key);
  const missed = await findMissedSets(db, key);
  const restored = restoredRows(stored, generated, {
    placements,
    timeOff: after.timeOff,
    named: change?.slots,
    today,
  });
  const unrevised = { adjustments, missed, fromWeek };
  const basis =
    before.timeOff.length + before.races.length + before.changes.length === 0
      ? restored
      : withLeftOut(
          restored,
          revisedPlan(generated, { ...unrevised, stored: restored, layers: NO_LAYERS }),
        );
  const revision = { ...unrevised, stored: basis };
  const present = exerciseRows(revisedPlan(generated, { ...revision, layers: before }), base);
  const revised = revisedPlan(generated, { ...revision, layers: after });
  const contents = new Map(present.map((row) => [row.slotKey, JSON.stringify(row)]));
  const all = exerciseRows(revised, base).filter(({ week }) => week >= fromWeek);
  // What is stored of a named exercise may be older than what has been done since.
  const isNamed = (row: NewExercise) => change?.slots.has(row.slotKey) === true;
  const bySlot = new Map(stored.map((row) => [row.slotKey, row]));
  // A taper follows the weeks before it as they are now, so its stored minutes may be older too.
  const isScaled = (row: NewExercise) =>
    isTaperScaled(row) || isTaperScaled(bySlot.get(row.slotKey));
  const differing = all.filter(
    (row) => isNamed(row) || isScaled(row) || contents.get(row.slotKey) !== JSON.stringify(row),
  );
  if (isEarlier) {
    const isWritten = ({ slotKey }: NewExercise) => {
      const row = bySlot.get(slotKey);
      return row === undefined || isOpen(row);
    };
    const rows = differing.length === 0 ? [] : all.filter(isWritten);
    return { stored, rows, present: [], ...NO_MOVES, fromWeek };
  }
  const isOver = (row: StoredRow) =>
    change?.slots.has(row.slotKey) !== true && lastDayOf(row, plan) < today;
  const coming = stored.filter((row) => row.week >= fromWeek && !isOver(row));
  const restoredBefore = restoredExercises(coming, exercises, all, generated.request);
  const rows = changedRows(coming, replacedBySlot(differing, restoredBefore)).map((row) =>
    keepingContent(row, bySlot),
  );
  const movable = basis.filter((row) => isOpen(row) && !isOver(row));
  const moved = movedDays(plan, today, {
    stored,
    basis,
    movable,
    rows,
    moved: change?.days ?? revised.moved,
  });
  return { stored, rows, present, ...moved, fromWeek };
}

const isTaperScaled = (row: Pick<NewExercise, "reasons"> | undefined): boolean =>
  row?.reasons[0]?.rule === "smaller-taper";

/**
 * The stored exercises with those that only the layers leave out: their swaps still decide what comes
 * next on their ladders.
 */
function withLeftOut(stored: readonly StoredRow[], { weeks }: Pick<Plan, "weeks">): StoredRow[] {
  const kept = new Set(weeks.flatMap(({ exercises }) => exercises.map((row) => row.slotKey)));
  return stored.map((row) =>
    row.isDropped && isOpen(row) && kept.has(row.slotKey) ? { ...row, isDropped: false } : row,
  );
}

/** Its day, or the last of its week without one. */
const lastDayOf = (row: StoredRow, { startDate }: Pick<GeneratedPlan["plan"], "startDate">) =>
  row.scheduledDate ?? dateInWeek(startDate, row.week, 6);

/** An exercise that is left out keeps its content, so that it comes back with its swap. */
function keepingContent(row: NewExercise, bySlot: ReadonlyMap<string, StoredRow>): NewExercise {
  const stored = bySlot.get(row.slotKey);
  if (!row.isDropped || !stored) return row;
  const { baseDuration, baseIntensity, baseTemplateId, isDropped } = row;
  return { ...stored, baseDuration, baseIntensity, baseTemplateId, isDropped };
}
