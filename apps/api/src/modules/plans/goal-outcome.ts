import {
  findEngineVersion,
  listAdjustments,
  type NewExercise,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, type IsoDate, type Seconds } from "@triplan/domain";
import {
  applyAdjustments,
  ENGINE_VERSION,
  improvementFor,
  planRequestOf,
  type Plan,
  type PlanRequest,
} from "@triplan/plan-engine";
import { exerciseRows } from "./exercise-rows.ts";
import { listStoredRows, progressOf, type StoredRow } from "./stored-exercise.ts";
import { withFixes } from "./with-fixes.ts";

/** What a goal makes of a plan's coming exercises. */
export interface GoalOutcome {
  /** The first week that changes. */
  fromWeek: number;
  /** True if an earlier version of the engine made the plan. */
  isNewEdition: boolean;
  stored: StoredRow[];
  /** The exercises of all weeks with the goal. */
  rows: NewExercise[];
}

/** The request with another goal and the ambition that it needs. */
export function withGoal(plan: TrainingPlanRow, goalFinish: Seconds | null): PlanRequest {
  const request = { ...planRequestOf(plan), goalFinish };
  return { ...request, paceImprovement: improvementFor(request) };
}

/**
 * The plan's exercises with a goal, its adjustments and its fixes. A plan of an earlier engine keeps
 * its current week: the two editions divide a week differently. Read-only.
 */
export async function goalOutcome(
  db: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { request, base, today }: { request: PlanRequest; base: Plan; today: IsoDate },
): Promise<GoalOutcome> {
  const isNewEdition = (await findEngineVersion(db, key)) < ENGINE_VERSION;
  const week = currentWeek(plan.startDate, today, plan.totalWeeks);
  const fromWeek = isNewEdition ? week + 1 : week;
  const stored = await listStoredRows(db, key);
  const adjustments = await listAdjustments(db, key);
  const requested = applyAdjustments(request, base, adjustments, progressOf(stored));
  const adjusted = withFixes(request, requested, stored, fromWeek);
  return { fromWeek, isNewEdition, stored, rows: exerciseRows(adjusted, base) };
}
