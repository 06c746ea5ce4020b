/** Concurrent callers share one run of the task, so that many need no more than one. */
export function shared<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () =>
    (running ??= task().finally(() => {
      running = null;
    }));
}
