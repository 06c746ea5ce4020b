/** What all mutations that move exercises of a week have in common. */
export function movesOfWeek({ planId, week }: { planId: number; week: number }) {
  const mutationKey = ["move exercises", planId, week];
  return {
    mutationKey,
    // In the order of the clicks: the last place that the athlete chose is the one that is kept.
    scope: { id: mutationKey.join(" ") },
    // Without a connection a move fails at once, instead of looking saved until there is one.
    networkMode: "always" as const,
  };
}
