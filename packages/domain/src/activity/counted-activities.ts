/** What tells a recording that holds others from those that it holds. */
interface Part {
  providerActivityId: string;
  isParent: boolean;
  parentProviderId: string | null;
  /** The recording that this one repeats. */
  duplicateOf: number | null;
}

/**
 * The recordings to sum up: each minute once. A multisport recording gives way to its parts, and one
 * of whose parts none is there counts itself; what another recorded already counts with that one.
 */
export function countedActivities<A extends Part>(activities: readonly A[]): A[] {
  const parents = new Set(activities.map(({ parentProviderId }) => parentProviderId));
  return activities.filter(
    ({ providerActivityId, isParent, duplicateOf }) =>
      duplicateOf === null && !(isParent && parents.has(providerActivityId)),
  );
}
