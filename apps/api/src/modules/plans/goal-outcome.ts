import {
  listAcceptedLayers,
  listAdjustments,
  listPlanRevisions,
  type NewExercise,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { formatFinishTime, type IsoDate, type Seconds } from "@triplan/domain";
import { improvementToday, planRequestOf, type PlanRequest } from "@triplan/plan-engine";
import { exerciseRows } from "./rows/exercise-rows.ts";
import { composedPlan } from "./edition/composed-plan.ts";
import { planEdition, type PlanEdition } from "./edition/plan-edition.ts";
import { missedNow } from "./rows/missed-now.ts";
import { listStoredRows, type StoredRow } from "./rows/stored-exercise.ts";
import { revisedPlan } from "./revised-plan.ts";

/** What a goal makes of a plan's coming exercises. */
export interface GoalOutcome {
  edition: PlanEdition;
  stored: StoredRow[];
  /** Slots of what is missed by now, to be kept with the goal. */
  missed: string[];
  /** The exercises of all weeks with the goal. */
  rows: NewExercise[];
}

/** The request with another goal and the ambition that it needs today. */
export function withGoal(plan: TrainingPlanRow, goalFinish: Seconds | null): PlanRequest {
  const request = { ...planRequestOf(plan), goalFinish };
  return { ...request, paceImprovement: improvementToday(request) };
}

/**
 * The plan's exercises with a goal, its adjustments, time off and fixes. Read-only.
 */
export async function goalOutcome(
  db: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { request, today }: { request: PlanRequest; today: IsoDate },
): Promise<GoalOutcome> {
  const { goalFinish, paceImprovement } = request;
  const goalFinishTime = goalFinish && formatFinishTime(goalFinish);
  const revisions = await listPlanRevisions(db, key);
  const base = composedPlan({ ...plan, goalFinishTime, paceImprovement }, revisions);
  const edition = await planEdition(db, plan, today);
  const stored = await listStoredRows(db, key);
  const adjustments = await listAdjustments(db, key);
  const layers = await listAcceptedLayers(db, key);
  const { fromWeek } = edition;
  const missed = missedNow(stored, edition);
  const revision = { stored, adjustments, layers, missed, fromWeek };
  const revised = revisedPlan({ request, base, edition }, revision);
  return { edition, stored, missed, rows: exerciseRows(revised, base) };
}
