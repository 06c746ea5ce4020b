/** Runs one task per key at a time; concurrent callers share its result. */
export type SingleFlight<Value> = (key: string, task: () => Promise<Value>) => Promise<Value>;

/** Runs tasks of different keys in parallel, at most `limit`; the others queue. */
export function singleFlight<Value>(limit: number): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>();
  const waiting: (() => void)[] = [];
  let places = limit;

  const withSlot = async (task: () => Promise<Value>): Promise<Value> => {
    if (places > 0) places -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Hand the slot to the next task in the queue, or free it.
      const next = waiting.shift();
      if (next) next();
      else places += 1;
    }
  };

  return (key, task) => {
    const known = running.get(key);
    if (known) return known;
    const run = withSlot(task).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
