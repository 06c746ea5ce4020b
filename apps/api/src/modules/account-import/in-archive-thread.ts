import type { Log } from "../../log.ts";
import { LimitedThread, ThreadFailure, type ThreadLimits } from "../../threads/limited-thread.ts";
import type { ArchiveAnswer, ArchiveTask } from "./archive-worker.ts";

const TOO_SLOW = "Reading this archive takes too long.";
const TOO_MUCH = "This archive holds more than any account.";
const MEMORY = 512;

interface ArchiveThread {
  log: Log;
  /** Seconds. */
  seconds: number;
  /** Null to inspect only. */
  connectionString: string | null;
}

/** Reads an archive in a thread, so that a large or damaged one does not block or crash the server. */
export async function inArchiveThread(
  task: ArchiveTask,
  { log, seconds, connectionString }: ArchiveThread,
): Promise<ArchiveAnswer> {
  const limits: ThreadLimits = { time: 1000 * seconds, memory: MEMORY };
  const script = new URL("./archive-worker.ts", import.meta.url);
  const thread = new LimitedThread<ArchiveTask, ArchiveAnswer>({
    script,
    limits,
    log,
    data: connectionString,
  });
  try {
    return await thread.run(task);
  } catch (err) {
    if (!(err instanceof ThreadFailure)) throw err;
    log.warn({ err }, "archive not read");
    return { refusal: err.isSlow ? TOO_SLOW : TOO_MUCH };
  } finally {
    await thread.close();
  }
}
