/** What a fix did, counted in exercises. */
export interface FixCounts {
  moved: number;
  unscheduled: number;
  shortened: number;
  returned: number;
  added: number;
}

/** "Exercise distribution fixed! 2 moved, 1 shortened." */
export function fixMessage(counts: FixCounts): string {
  const { moved, unscheduled, shortened, returned, added } = counts;
  const parts = [
    [moved, "moved"],
    [unscheduled, "back in the list"],
    [shortened, "shortened"],
    [returned, returned === 1 ? "got its time back" : "got their time back"],
    [added, "added"],
  ] as const;
  const done = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  if (done.length === 0) return "Everything already fits.";
  return `Exercise distribution fixed! ${done.join(", ")}.`;
}
