import { isDeepStrictEqual } from "node:util";
import {
  findCurrentPlan,
  listThresholds,
  updatePlanThresholds,
  updateTargets,
  type Queryable,
  type ThresholdRow,
} from "@triplan/db";
import { currentWeek, thresholdsInForce, type IsoDate } from "@triplan/domain";
import { planRequestOf, rewriteTargets } from "@triplan/plan-engine";
import { lockPlan } from "../plans/lock-plan.ts";
import { isOpen, listStoredRows } from "../plans/stored-exercise.ts";

/** The day of a test or result, whose threshold counts from the day after; null for a typed one. */
export const lastDayBefore = ({
  source,
  measuredOn,
}: Pick<ThresholdRow, "source" | "measuredOn">): IsoDate | null =>
  source === "typed" ? null : measuredOn;

/**
 * Copies the athlete's thresholds into the current plan and rewrites the targets of its open
 * exercises from the current week on, unless it has them already. Slots, days, minutes and sets stay,
 * and so do exercises scheduled until the day `after`.
 */
export async function retargetCurrentPlan(
  trx: Queryable,
  { userId, today }: { userId: number; today: IsoDate },
  { after = null }: { after?: IsoDate | null } = {},
): Promise<void> {
  const current = await findCurrentPlan(trx, userId);
  if (!current || current.raceDate < today) return;
  const key = { userId, planId: current.id };
  const { startDate, totalWeeks, thresholds, thresholdDates } = await lockPlan(trx, key);
  const inForce = thresholdsInForce(await listThresholds(trx, userId));
  if (isDeepStrictEqual(inForce, { thresholds, thresholdDates })) return;
  const plan = await updatePlanThresholds(trx, { ...key, ...inForce });
  const fromWeek = currentWeek(startDate, today, totalWeeks);
  const open = (await listStoredRows(trx, key)).filter(
    (row) => isOpen(row) && row.week >= fromWeek && isAfter(row, after),
  );
  const targets = rewriteTargets(planRequestOf(plan), open);
  const rows = open.flatMap(({ slotKey }, i) => {
    const target = targets[i];
    return target ? [{ slotKey, ...target }] : [];
  });
  await updateTargets(trx, { ...key, fromWeek, rows });
}

/** True for an exercise without a day too. */
const isAfter = ({ scheduledDate }: { scheduledDate: IsoDate | null }, day: IsoDate | null) =>
  day === null || scheduledDate === null || scheduledDate > day;
