import { findPlanEngine, type Queryable, type TrainingPlanRow } from "@triplan/db";
import { currentWeek, type IsoDate } from "@triplan/domain";
import { ENGINE_VERSION } from "@triplan/plan-engine";

/** Which weeks of a stored plan the present engine makes. */
export interface PlanEdition {
  /** True if an earlier version of the engine made the plan: the next change rewrites it. */
  isEarlier: boolean;
  /** The first week of the present engine; beyond the plan if no week is left for it. */
  firstWeek: number;
  /** The first week that a change may rewrite: two versions never share a week. */
  fromWeek: number;
}

export async function planEdition(
  db: Queryable,
  { id: planId, userId, startDate, totalWeeks }: TrainingPlanRow,
  today: IsoDate,
): Promise<PlanEdition> {
  const engine = await findPlanEngine(db, { planId, userId });
  const week = currentWeek(startDate, today, totalWeeks);
  const isEarlier = (engine?.engineVersion ?? ENGINE_VERSION) < ENGINE_VERSION;
  const firstWeek = isEarlier ? week + 1 : (engine?.engineFromWeek ?? 1);
  return { isEarlier, firstWeek, fromWeek: Math.max(week, firstWeek) };
}
