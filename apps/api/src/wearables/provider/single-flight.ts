import pLimit from "p-limit";

/** Runs one task per key at a time; concurrent callers share its result. */
export type SingleFlight<Value> = (key: string, task: () => Promise<Value>) => Promise<Value>;

/** Runs tasks of different keys in parallel, at most `limit`; the others queue. */
export function singleFlight<Value>(limit: number): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>();
  const withSlot = pLimit(limit);
  return (key, task) => {
    const known = running.get(key);
    if (known) return known;
    const run = withSlot(task).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
