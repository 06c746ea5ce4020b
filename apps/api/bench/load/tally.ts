import { quantile } from "../report/times.ts";

/** Counts answers and keeps the times of each kind of call. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly #failures = new Map<string, number>();

  add(call: string, ms: number, failure: string | null): void {
    const times = this.#times.get(call) ?? [];
    this.#times.set(call, times);
    times.push(ms);
    if (failure === null) return;
    const key = `${call}: ${failure}`;
    this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1);
  }

  get calls(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0);
  }

  get failed(): number {
    return [...this.#failures.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Calls that failed with 500. */
  get faulty(): number {
    const faulty = [...this.#failures].filter(([failure]) => failure.endsWith(": 500"));
    return faulty.reduce((sum, [, count]) => sum + count, 0);
  }

  clear(): void {
    this.#times.clear();
    this.#failures.clear();
  }

  print(): void {
    const all = [...this.#times].toSorted(([a], [b]) => a.localeCompare(b));
    for (const [call, times] of [...all, ["all", all.flatMap(([, each]) => each)] as const]) {
      const at = (share: number) => quantile(times, share).toFixed(1).padStart(7);
      const count = String(times.length).padStart(7);
      console.log(`${call.padEnd(24)}${count}   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`);
    }
    for (const [failure, count] of this.#failures) console.log(`FAILED ${count} × ${failure}`);
  }
}
