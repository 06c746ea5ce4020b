/** Options shared by all mutations that move exercises of a week. */
export function weekMoveOptions({ planId, week }: { planId: number; week: number }) {
  const mutationKey = ["move exercises", planId, week];
  return {
    mutationKey,
    // Run in the order of the clicks, so that the last chosen place is saved last.
    scope: { id: mutationKey.join(" ") },
    // Offline moves fail at once instead of looking saved.
    networkMode: "always" as const,
  };
}
