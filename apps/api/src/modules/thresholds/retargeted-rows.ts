import { isDeepStrictEqual } from "node:util";
import type { Queryable, ThresholdRow, TrainingPlanRow } from "@triplan/db";
import {
  currentWeek,
  thresholdsInForce,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
} from "@triplan/domain";
import { planRequestOf, rewriteTargets } from "@triplan/plan-engine";
import { isOpen, listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";

type Origin = Pick<ThresholdRow, "source" | "measuredOn">;

/** The day of tests or results, whose thresholds count from the day after; null for typed ones. */
export const lastDayBefore = (records: readonly Origin[]): IsoDate | null =>
  records.find(({ source }) => source !== "typed")?.measuredOn ?? null;

type Target = ReturnType<typeof rewriteTargets>[number];

export interface RetargetedRow {
  row: StoredRow;
  target: Target;
}

interface TargetChange {
  /** The athlete's thresholds, newest first. */
  records: Parameters<typeof thresholdsInForce>[0];
  /** Exercises scheduled until this day keep their targets. */
  after: IsoDate | null;
  today: IsoDate;
}

/**
 * The thresholds that a plan gets, and its open exercises from the current week on whose targets
 * they change. Slots, days, minutes and sets stay. Read-only; null if the plan has them already.
 */
export async function retargetedRows(
  db: Queryable,
  plan: TrainingPlanRow,
  { records, after, today }: TargetChange,
) {
  const inForce = thresholdsInForce(records);
  const { id: planId, userId, thresholds, thresholdDates } = plan;
  if (isDeepStrictEqual(inForce, { thresholds, thresholdDates })) return null;
  const fromWeek = currentWeek(plan.startDate, today, plan.totalWeeks);
  const open = (await listStoredRows(db, { planId, userId })).filter(
    (row) => isOpen(row) && row.week >= fromWeek && isAfter(row, after),
  );
  const targets = rewriteTargets(planRequestOf({ ...plan, ...inForce }), open);
  const changed = open.flatMap((row, i): RetargetedRow[] => {
    const target = targets[i];
    return target && isOther(row, target) ? [{ row, target }] : [];
  });
  return { inForce, fromWeek, changed };
}

/** Exercises with new targets, by sport. */
export function countRetargeted(changed: readonly RetargetedRow[]): PerDiscipline<number> {
  const count: PerDiscipline<number> = { swim: 0, bike: 0, run: 0 };
  const types: Discipline[] = changed.flatMap(({ row }) => (row.isDropped ? [] : [row.type]));
  for (const type of types) count[type] += 1;
  return count;
}

function isOther(row: StoredRow, target: Target): boolean {
  // A stored row has no undefined fields, so compare without them.
  return !isDeepStrictEqual(targetOf(row), JSON.parse(JSON.stringify(targetOf(target))));
}

const targetOf = ({ steps, pace, distance, description, notes, progress }: Target): Target => ({
  steps,
  pace,
  distance,
  description,
  notes,
  progress,
});

/** True for an exercise without a day too. */
const isAfter = ({ scheduledDate }: { scheduledDate: IsoDate | null }, day: IsoDate | null) =>
  day === null || scheduledDate === null || scheduledDate > day;
