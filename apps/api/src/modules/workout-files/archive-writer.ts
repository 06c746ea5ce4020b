import type { Log } from "../../log.ts";
import { QueuedThread } from "../../threads/queued-thread.ts";
import type { WorkoutArchive, WorkoutArchivePort } from "../../trpc/context.ts";

/** Writes ZIP archives of workouts in a thread. */
export class ArchiveWriter implements WorkoutArchivePort {
  readonly #thread: QueuedThread<WorkoutArchive, Uint8Array>;

  constructor(log: Log) {
    this.#thread = new QueuedThread(new URL("./write-archive-worker.ts", import.meta.url), log, {
      failed: "workout archive not written",
      refusal: "The files could not be made just now. Try again in a moment.",
    });
  }

  /** Throws a DomainError when too many wait or the thread fails. */
  write = (archive: WorkoutArchive): Promise<Uint8Array> => this.#thread.run(archive);

  close = (): Promise<void> => this.#thread.close();
}
