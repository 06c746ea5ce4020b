/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The quantile of the figures; `share` is 0 to 1. NaN without figures. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

export function printTimes(name: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1).padStart(6);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   p99 ${at(0.99)} ms`);
}
