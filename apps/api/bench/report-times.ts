/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The quantile of the times; `share` is 0 to 1. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

export function reportTimes(name: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1).padStart(6);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   p99 ${at(0.99)} ms`);
}
