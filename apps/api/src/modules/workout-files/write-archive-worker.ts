import { parentPort } from "node:worker_threads";
import type { WorkoutArchive } from "../../trpc/context.ts";
import { writeArchive } from "./write-archive.ts";

// A thread that says when it is ready, and then answers each archive with its bytes. Errors end it.

parentPort?.on("message", (archive: WorkoutArchive) => {
  void writeArchive(archive).then((bytes) => parentPort?.postMessage(bytes, []));
});
parentPort?.postMessage("ready", []);
