/** Says that a change rewrites a plan that an earlier version of the engine made. */
export const NewEditionNote = ({ fromWeek }: { fromWeek: number }) => (
  <p>
    An earlier version of Triplan made this plan. Its weeks from week {fromWeek} on are rewritten,
    with longer long exercises and sets that grow.
  </p>
);
