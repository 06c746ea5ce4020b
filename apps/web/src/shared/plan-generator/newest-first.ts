/** Runs one job at a time; of those that arrive meanwhile, only the newest runs after it. */
export function newestFirst() {
  let isRunning = false;
  let next: (() => Promise<void>) | null = null;
  return async function run(job: () => Promise<void>): Promise<void> {
    next = job;
    if (isRunning) return;
    isRunning = true;
    try {
      while (next) {
        const current: () => Promise<void> = next;
        next = null;
        await current();
      }
    } finally {
      isRunning = false;
    }
  };
}
