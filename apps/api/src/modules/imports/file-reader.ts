import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { FileRefusal, type Recording } from "@triplan/activity-files";
import type { Log } from "../../log.ts";

/** What the worker answers to the bytes of a file. */
export type FileAnswer = { recordings: Recording[] } | { refusal: string };

interface ReaderLimits {
  /** Milliseconds of one file, without the start of the thread. */
  time: number;
  /** MiB. */
  memory: number;
}

const READER_LIMITS: ReaderLimits = { time: 30_000, memory: 256 };

/**
 * Reads files in a thread with limits of time and memory, so that no file can stop the server. One
 * file at a time.
 */
export class FileReader {
  readonly #log: Log;
  readonly #limits: ReaderLimits;
  #worker: Worker | null = null;

  constructor(log: Log, limits: Partial<ReaderLimits> = {}) {
    this.#log = log;
    this.#limits = { ...READER_LIMITS, ...limits };
  }

  /** Throws a FileRefusal for a file that can't be read, whatever the reason. */
  async read(bytes: Uint8Array<ArrayBuffer>): Promise<Recording[]> {
    this.#worker ??= await this.#start();
    const answer = await this.#ask(this.#worker, bytes);
    if ("refusal" in answer) throw new FileRefusal(answer.refusal);
    return answer.recordings;
  }

  /** The thread once it is ready: on a busy machine its start takes seconds. */
  async #start(): Promise<Worker> {
    const worker = new Worker(new URL("./read-file-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory },
    });
    await once(worker, "message");
    return worker;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #ask(worker: Worker, bytes: Uint8Array<ArrayBuffer>): Promise<FileAnswer> {
    const limit = AbortSignal.timeout(this.#limits.time);
    try {
      return await new Promise<FileAnswer>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        limit.addEventListener("abort", () => reject(limit.reason));
        worker.postMessage(bytes, [bytes.buffer]);
      });
    } catch (err) {
      // The thread has ended, or is busy with this file for ever.
      await this.close();
      this.#log.warn({ err }, "file not read");
      return { refusal: limit.aborted ? TOO_SLOW : TOO_MUCH };
    } finally {
      worker.removeAllListeners("message");
      worker.removeAllListeners("error");
    }
  }
}

const TOO_SLOW = "Reading this file takes too long for a recording.";
const TOO_MUCH = "This file holds more than any recording.";
