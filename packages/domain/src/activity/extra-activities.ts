import { countedActivities } from "./counted-activities.ts";
import type { SportFamily } from "../sport/sport-family.ts";

interface Linkable {
  id: number;
  family: SportFamily;
  hasParts: boolean;
  duplicateOf: number | null;
  /** Plan of the matched exercise. */
  linkedPlanId: number | null;
}

/**
 * Activities outside a plan's exercises: deduplicated, without transitions, and without those
 * matched with one of the plan's exercises.
 */
export function extraActivities<A extends Linkable>(activities: readonly A[], planId: number): A[] {
  const matched = new Set(
    activities
      .filter(({ linkedPlanId }) => linkedPlanId === planId)
      .flatMap(({ id, duplicateOf }) => [id, duplicateOf]),
  );
  return countedActivities(activities).filter(
    ({ id, family }) => family !== "transition" && !matched.has(id),
  );
}
