/** What tells whether a recording's minutes are those of others too. */
interface Recording {
  /** True when it is made up of parts that are recordings of their own. */
  hasParts: boolean;
  /** The recording that this one repeats. */
  duplicateOf: number | null;
}

/**
 * The recordings to sum up: each minute once. A multisport recording gives way to its parts, and one
 * of whose parts none is there counts itself; what another recorded already counts with that one.
 */
export const countedActivities = <A extends Recording>(activities: readonly A[]): A[] =>
  activities.filter(({ hasParts, duplicateOf }) => duplicateOf === null && !hasParts);
