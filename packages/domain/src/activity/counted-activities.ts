/** Fields that detect activities whose minutes are counted elsewhere. */
interface Recording {
  /** True if its parts are stored as activities of their own. */
  hasParts: boolean;
  /** The activity that this one duplicates. */
  duplicateOf: number | null;
}

/**
 * Activities to sum up, each minute once: without duplicates, and without multisport activities
 * whose parts are stored.
 */
export const countedActivities = <A extends Recording>(activities: readonly A[]): A[] =>
  activities.filter(({ hasParts, duplicateOf }) => duplicateOf === null && !hasParts);
