import { isDeepStrictEqual } from "node:util";
import {
  findCurrentPlan,
  listThresholds,
  updatePlanThresholds,
  updateTargets,
  type Queryable,
  type ThresholdRow,
} from "@triplan/db";
import {
  currentWeek,
  thresholdsInForce,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
} from "@triplan/domain";
import { planRequestOf, rewriteTargets } from "@triplan/plan-engine";
import { lockPlan } from "../plans/lock-plan.ts";
import { isOpen, listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";

/** The day of a test or result, whose threshold counts from the day after; null for a typed one. */
export const lastDayBefore = ({
  source,
  measuredOn,
}: Pick<ThresholdRow, "source" | "measuredOn">): IsoDate | null =>
  source === "typed" ? null : measuredOn;

/**
 * Copies the athlete's thresholds into the current plan and rewrites the targets of its open
 * exercises from the current week on, unless it has them already. Slots, days, minutes and sets stay,
 * and so do exercises scheduled until the day `after`. Returns how many exercises got new targets.
 */
export async function retargetCurrentPlan(
  trx: Queryable,
  { userId, today }: { userId: number; today: IsoDate },
  { after = null }: { after?: IsoDate | null } = {},
): Promise<PerDiscipline<number>> {
  const current = await findCurrentPlan(trx, userId);
  if (!current || current.raceDate < today) return countOf([]);
  const key = { userId, planId: current.id };
  const { startDate, totalWeeks, thresholds, thresholdDates } = await lockPlan(trx, key);
  const inForce = thresholdsInForce(await listThresholds(trx, userId));
  if (isDeepStrictEqual(inForce, { thresholds, thresholdDates })) return countOf([]);
  const plan = await updatePlanThresholds(trx, { ...key, ...inForce });
  const fromWeek = currentWeek(startDate, today, totalWeeks);
  const open = (await listStoredRows(trx, key)).filter(
    (row) => isOpen(row) && row.week >= fromWeek && isAfter(row, after),
  );
  const targets = rewriteTargets(planRequestOf(plan), open);
  const changed = open.flatMap((row, i) => {
    const target = targets[i];
    return target && isOther(row, target) ? [{ row, target }] : [];
  });
  const rows = changed.map(({ row, target }) => ({ slotKey: row.slotKey, ...target }));
  await updateTargets(trx, { ...key, fromWeek, rows });
  return countOf(changed.filter(({ row }) => !row.isDropped).map(({ row }) => row.type));
}

type Target = ReturnType<typeof rewriteTargets>[number];

function isOther(row: StoredRow, { steps, pace, distance, description, notes }: Target): boolean {
  // A stored row has no undefined fields, so compare without them.
  const after: unknown = JSON.parse(JSON.stringify({ steps, pace, distance, description, notes }));
  const before = {
    steps: row.steps,
    pace: row.pace,
    distance: row.distance,
    description: row.description,
    notes: row.notes,
  };
  return !isDeepStrictEqual(before, after);
}

function countOf(types: readonly Discipline[]): PerDiscipline<number> {
  const count = { swim: 0, bike: 0, run: 0 };
  for (const type of types) count[type] += 1;
  return count;
}

/** True for an exercise without a day too. */
const isAfter = ({ scheduledDate }: { scheduledDate: IsoDate | null }, day: IsoDate | null) =>
  day === null || scheduledDate === null || scheduledDate > day;
