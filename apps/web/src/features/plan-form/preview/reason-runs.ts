/** Consecutive weeks with the same explanation. */
interface ReasonRun {
  from: number;
  to: number;
  reason: string;
}

/** The explanations of a season, merged for consecutive weeks, from week 1. */
export function reasonRuns(reasons: readonly string[]): ReasonRun[] {
  const runs: ReasonRun[] = [];
  for (const [index, reason] of reasons.entries()) {
    const last = runs.at(-1);
    if (last?.reason === reason) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, reason });
  }
  return runs;
}
