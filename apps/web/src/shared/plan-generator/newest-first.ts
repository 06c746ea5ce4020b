/**
 * Runs one job at a time; of those that arrive meanwhile, only the newest runs after it. Rejects with
 * the error of a job that this call ran.
 */
export function newestFirst() {
  let isRunning = false;
  let next: (() => Promise<void>) | null = null;
  return async function run(job: () => Promise<void>): Promise<void> {
    if (isRunning) {
      next = job;
      return;
    }
    isRunning = true;
    try {
      await job();
    } finally {
      isRunning = false;
      const waiting = next;
      next = null;
      if (waiting) await run(waiting);
    }
  };
}
