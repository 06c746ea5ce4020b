/** Runs a task for a key; who asks while it runs gets the same answer. */
export type SingleFlight<Value> = (key: string, task: () => Promise<Value>) => Promise<Value>;

/** Tasks of different keys run side by side, at most `limit` of them; the others wait their turn. */
export function singleFlight<Value>(limit: number): SingleFlight<Value> {
  const running = new Map<string, Promise<Value>>();
  const waiting: (() => void)[] = [];
  let places = limit;

  const inTurn = async (task: () => Promise<Value>): Promise<Value> => {
    if (places > 0) places -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes to the next in the queue, or back.
      const next = waiting.shift();
      if (next) next();
      else places += 1;
    }
  };

  return (key, task) => {
    const known = running.get(key);
    if (known) return known;
    const run = inTurn(task).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
