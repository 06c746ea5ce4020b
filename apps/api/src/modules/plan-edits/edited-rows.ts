import {
  findMissedSets,
  listAcceptedLayers,
  listAdjustments,
  listTimeOff,
  type ExercisesBefore,
  type NewExercise,
  type PlacementsBefore,
  type PlanKey,
  type PlanRevisionRow,
  type Queryable,
} from "@triplan/db";
import { currentWeek, dateInWeek, type IsoDate, type Weekday } from "@triplan/domain";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { replacedBySlot, restoredExercises } from "../plans/layers/exercises-before.ts";
import type { RevisedRows } from "../plans/layers/revised-rows.ts";
import { restoredRows } from "../plans/layers/restored-rows.ts";
import { revisedPlan } from "../plans/revised-plan.ts";
import { changedRows } from "../plans/rows/changed-rows.ts";
import { exerciseRows } from "../plans/rows/exercise-rows.ts";
import { brickRunMoves } from "../plans/rows/move-brick-runs.ts";
import { missedNow } from "../plans/rows/missed-now.ts";
import { isOpen, listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";
import { displacedDays, type DayTerms } from "./displaced-days.ts";

interface Change {
  /** What decided the room of days before. */
  before: DayTerms;
  fromWeek: number;
  /** Placements that an undone change took. */
  placements: PlacementsBefore;
  /** The exercises that an undone change rewrote, as they were. */
  exercises?: ExercisesBefore;
  /** The change that is undone; what is missed by now counts where one is made. */
  undone?: Pick<PlanRevisionRow, "id">;
  today: IsoDate;
}

/** The stored exercises with a change of what their plan is made for. */
export interface EditedRows extends Omit<RevisedRows, "present"> {
  /** Slots that the plan has no more: their rows stay, left out, so that they can come back. */
  leftOut: readonly string[];
  /** Slots of what had been missed when the exercises are written. */
  missed: string[];
}

/**
 * The open exercises of a changed plan that differ from the stored ones, from a week on. Those of past
 * days stay. All of the coming ones of a plan of an earlier engine are rewritten.
 */
export async function editedRows(
  db: Queryable,
  key: PlanKey,
  generated: Omit<GeneratedPlan, "revisions">,
  change: Change,
): Promise<EditedRows> {
  const { plan, edition } = generated;
  const { isEarlier } = edition;
  const fromWeek = isEarlier ? edition.fromWeek : Math.max(change.fromWeek, edition.fromWeek);
  const read = await listStoredRows(db, key);
  const timeOff = await listTimeOff(db, key);
  const { placements, exercises = {}, today } = change;
  const stored = restoredRows(read, generated, { placements, timeOff, named: undefined, today });
  const missed = change.undone
    ? await findMissedSets(db, key, { revisionId: change.undone.id })
    : missedNow(stored, edition);
  const all = await composedRows(db, key, generated, { stored, missed, fromWeek });
  const isOver = (row: StoredRow) => lastDayOf(row, plan) < today;
  const coming = stored.filter((row) => row.week >= fromWeek && isOpen(row) && !isOver(row));
  const known = new Set(stored.map(({ slotKey }) => slotKey));
  const rows = isEarlier
    ? all.filter(
        ({ slotKey }) => !known.has(slotKey) || coming.some((row) => row.slotKey === slotKey),
      )
    : [
        ...changedRows(
          coming,
          replacedBySlot(all, restoredExercises(coming, exercises, all, generated.request)),
        ),
        ...all.filter((row) => !known.has(row.slotKey) && !row.isDropped),
      ];
  const slots = new Set(all.map(({ slotKey }) => slotKey));
  const leftOut = isEarlier
    ? []
    : coming.filter((row) => !row.isDropped && !slots.has(row.slotKey));
  const next = new Map([...rows, ...leftOut.map(asLeftOut)].map((row) => [row.slotKey, row]));
  // New hours may begin on a day of this week.
  const thisWeek = currentWeek(plan.startDate, today, plan.totalWeeks);
  const inWeeks = stored.filter((row) => row.week >= Math.min(fromWeek, thisWeek));
  const displaced = displacedDays({ ...change, after: plan, stored: inWeeks, next });
  const bricks = brickRunMoves(plan, today, { stored, rows });
  const days = new Map<string, Weekday | null>([
    ...restoredDays(read, stored),
    ...bricks.map(({ row, day }): [string, Weekday] => [row.slotKey, day]),
    ...displaced.map((slotKey): [string, null] => [slotKey, null]),
  ]);
  return {
    stored: read,
    rows: [...next.values()],
    leftOut: leftOut.map(({ slotKey }) => slotKey),
    days,
    placements: placementsOf(read, days),
    missed,
    fromWeek,
  };
}

/** All exercises from a week on, as a change of the plan's terms composes them. */
export async function composedRows(
  db: Queryable,
  key: PlanKey,
  generated: Omit<GeneratedPlan, "revisions">,
  { stored, missed, fromWeek }: Pick<EditedRows, "stored" | "missed" | "fromWeek">,
): Promise<NewExercise[]> {
  const layers = await listAcceptedLayers(db, key);
  const adjustments = await listAdjustments(db, key);
  const revision = { stored, adjustments, layers, missed, fromWeek };
  const rows = exerciseRows(revisedPlan(generated, revision), generated.base);
  return rows.filter(({ week }) => week >= fromWeek);
}

/** An exercise that the plan has no more, with its present content. */
const asLeftOut = (row: StoredRow): NewExercise => ({
  ...row,
  baseDuration: row.duration,
  baseIntensity: row.intensity,
  baseTemplateId: row.templateId,
  isDropped: true,
});

/** Its day, or the last of its week without one. */
const lastDayOf = (row: StoredRow, { startDate }: Pick<DayTerms, "startDate">) =>
  row.scheduledDate ?? dateInWeek(startDate, row.week, 6);

const restoredDays = (
  read: readonly StoredRow[],
  stored: readonly StoredRow[],
): [string, Weekday | null][] =>
  stored.flatMap((row, index): [string, Weekday | null][] =>
    row.day === read[index]?.day ? [] : [[row.slotKey, row.day]],
  );

/** Where the moved exercises were, for an undo. */
const placementsOf = (
  stored: readonly StoredRow[],
  days: ReadonlyMap<string, Weekday | null>,
): PlacementsBefore =>
  Object.fromEntries(
    stored.flatMap((row) => {
      const movedTo = days.get(row.slotKey);
      if (movedTo === undefined || row.day === null || movedTo === row.day) return [];
      const dayMinutes = stored
        .filter((other) => !other.isDropped && other.scheduledDate === row.scheduledDate)
        .reduce((sum, { duration }) => sum + duration, 0);
      return [[row.slotKey, { day: row.day, movedTo, dayMinutes }]];
    }),
  );
