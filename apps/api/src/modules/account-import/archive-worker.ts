import { parentPort, workerData } from "node:worker_threads";
import { FileRefusal } from "@triplan/activity-files";
import type { ArchiveSummary } from "@triplan/contract/account-archive";
import { connect } from "@triplan/db";
import { inspectArchive } from "./inspect-archive.ts";
import { storeArchive, type StoreTask } from "./store-archive.ts";

// Thread that inspects or stores one archive after it has reported that it is ready.

export type ArchiveTask = { inspect: string } | { store: StoreTask };

export type ArchiveAnswer =
  | { summary: ArchiveSummary }
  | { stored: true }
  | { refusal: string }
  /** An internal error, not a fault of the archive. */
  | { failure: string };

/** Null if the thread only inspects. */
const connectionString: string | null = workerData;

async function store(task: StoreTask): Promise<void> {
  if (connectionString === null) throw new Error("This thread has no database");
  const { db, close } = connect({
    connectionString,
    // The transaction, and beside it how much of it is stored.
    max: 2,
    // No user waits for a single statement.
    statementTimeout: 60_000,
    onError: () => {},
  });
  try {
    await storeArchive(db, task);
  } finally {
    await close();
  }
}

async function answerOf(task: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    if ("inspect" in task) return { summary: await inspectArchive(task.inspect) };
    await store(task.store);
    return { stored: true };
  } catch (error) {
    if (error instanceof FileRefusal) return { refusal: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (task: ArchiveTask) => {
  void answerOf(task).then((answer) => parentPort?.postMessage(answer, []));
});
parentPort?.postMessage("ready", []);
