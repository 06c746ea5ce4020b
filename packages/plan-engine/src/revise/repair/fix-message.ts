/** What a fix did, counted in exercises. */
export interface FixCounts {
  moved: number;
  unscheduled: number;
  /** Pairs of swims that became one. */
  merged: number;
  dropped: number;
  shortened: number;
  returned: number;
  /** Those that an earlier fix left out. */
  restored: number;
  added: number;
}

/** "Exercise distribution fixed! 2 moved, 1 shortened." */
export function fixMessage(counts: FixCounts): string {
  const { moved, unscheduled, merged, dropped, shortened, returned, restored, added } = counts;
  const parts = [
    [moved, "moved"],
    [unscheduled, "back in the list"],
    [dropped, "left out"],
    [merged * 2, "swims merged"],
    [shortened, "shortened"],
    [returned, returned === 1 ? "got its time back" : "got their time back"],
    [restored, "back in the plan"],
    [added, "added"],
  ] as const;
  const done = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  if (done.length === 0) return "Everything already fits.";
  return `Exercise distribution fixed! ${done.join(", ")}.`;
}
