import { countedActivities } from "./counted-activities.ts";
import type { SportFamily } from "./sport-family.ts";

interface Linkable {
  id: number;
  family: SportFamily;
  hasParts: boolean;
  duplicateOf: number | null;
  /** The plan whose exercise the activity is matched with. */
  linkedPlanId: number | null;
}

/**
 * Activities that count besides a plan's exercises: each training once, without transitions, and
 * without those that are matched with one of the plan's exercises.
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
