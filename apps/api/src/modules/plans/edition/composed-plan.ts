import type { PlanRevisionRow, TrainingPlanRow } from "@triplan/db";
import { composeRevisions, planRequestOf, type Plan } from "@triplan/plan-engine";

/** What the composition reads of a revision. */
export type ComposedRevision = Pick<PlanRevisionRow, "fromWeek" | "termsBefore" | "doneWeeks">;

/** The plan's weeks, each as it was asked for: a revision changes only those from its week on. */
export function composedPlan(plan: TrainingPlanRow, revisions: readonly ComposedRevision[]): Plan {
  const requestOf = (revision: ComposedRevision | undefined) =>
    planRequestOf({ ...plan, ...revision?.termsBefore });
  return composeRevisions(
    requestOf(revisions[0]),
    revisions.map(({ fromWeek, doneWeeks }, index) => ({
      fromWeek,
      request: requestOf(revisions[index + 1]),
      done: doneWeeks,
    })),
  );
}
