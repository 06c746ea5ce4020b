import { FileRefusal, type Recording } from "@triplan/activity-files";
import type { Log } from "../../log.ts";
import { LimitedThread, ThreadFailure, type ThreadLimits } from "../../threads/limited-thread.ts";

/** What the worker answers to the bytes of a file. */
export type FileAnswer = { recordings: Recording[] } | { refusal: string };

const READER_LIMITS: ThreadLimits = { time: 30_000, memory: 256 };

/** Reads files in a thread, one at a time. */
export class FileReader {
  readonly #log: Log;
  readonly #thread: LimitedThread<Uint8Array, FileAnswer>;

  constructor(log: Log, limits: Partial<ThreadLimits> = {}) {
    this.#log = log;
    this.#thread = new LimitedThread({
      script: new URL("./read-file-worker.ts", import.meta.url),
      limits: { ...READER_LIMITS, ...limits },
      log,
    });
  }

  /** Throws a FileRefusal for a file that can't be read, whatever the reason. */
  async read(bytes: Uint8Array<ArrayBuffer>): Promise<Recording[]> {
    const answer = await this.#ask(bytes);
    if ("refusal" in answer) throw new FileRefusal(answer.refusal);
    return answer.recordings;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  async #ask(bytes: Uint8Array<ArrayBuffer>): Promise<FileAnswer> {
    try {
      return await this.#thread.run(bytes, [bytes.buffer]);
    } catch (err) {
      if (!(err instanceof ThreadFailure)) throw err;
      this.#log.warn({ err }, "file not read");
      return { refusal: err.isSlow ? TOO_SLOW : TOO_MUCH };
    }
  }
}

const TOO_SLOW = "Reading this file takes too long for a recording.";
const TOO_MUCH = "This file holds more than any recording.";
