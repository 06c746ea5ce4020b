import {
  findCurrentPlan,
  listThresholds,
  updatePlanThresholds,
  updateTargets,
  type Queryable,
} from "@triplan/db";
import type { IsoDate, PerDiscipline } from "@triplan/domain";
import { lockPlan } from "../plans/lock-plan.ts";
import { countRetargeted, retargetedRows } from "./retargeted-rows.ts";

/**
 * Copies the athlete's thresholds into the current plan and rewrites the targets of its open
 * exercises, but those scheduled until the day `after`. Returns how many got new targets.
 */
export async function retargetCurrentPlan(
  trx: Queryable,
  { userId, today }: { userId: number; today: IsoDate },
  { after = null }: { after?: IsoDate | null } = {},
): Promise<PerDiscipline<number>> {
  const current = await findCurrentPlan(trx, userId);
  if (!current || current.raceDate < today) return countRetargeted([]);
  const key = { userId, planId: current.id };
  const plan = await lockPlan(trx, key);
  const records = await listThresholds(trx, userId);
  const change = await retargetedRows(trx, plan, { records, after, today });
  if (!change) return countRetargeted([]);
  const { inForce, fromWeek, changed } = change;
  await updatePlanThresholds(trx, { ...key, ...inForce });
  const rows = changed.map(({ row, target }) => ({ slotKey: row.slotKey, ...target }));
  await updateTargets(trx, { ...key, fromWeek, rows });
  return countRetargeted(changed);
}
