import { parentPort } from "node:worker_threads";
import { FileRefusal, readActivityFile } from "@triplan/activity-files";
import type { FileAnswer } from "./file-reader.ts";

// A thread that says when it is ready, and then answers the bytes of each file with its recordings.
// Errors of the code end it.

async function answerOf(bytes: Uint8Array<ArrayBuffer>): Promise<FileAnswer> {
  try {
    return { recordings: await readActivityFile(bytes) };
  } catch (error) {
    if (error instanceof FileRefusal) return { refusal: error.message };
    throw error;
  }
}

parentPort?.on("message", (bytes: Uint8Array<ArrayBuffer>) => {
  void answerOf(bytes).then((answer) => parentPort?.postMessage(answer, []));
});
parentPort?.postMessage("ready", []);
