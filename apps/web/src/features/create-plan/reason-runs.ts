/** Weeks in a row that one sentence explains. */
interface ReasonRun {
  from: number;
  to: number;
  reason: string;
}

/** The sentences of a season, said once for weeks in a row that share one; week 1 first. */
export function reasonRuns(reasons: readonly string[]): ReasonRun[] {
  const runs: ReasonRun[] = [];
  for (const [index, reason] of reasons.entries()) {
    const last = runs.at(-1);
    if (last?.reason === reason) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, reason });
  }
  return runs;
}
