import { parentPort } from "node:worker_threads";
import { sheetPdf, type SheetFile } from "@triplan/paper/pdf";

// A thread that says when it is ready, and then answers each sheet with its PDF. Errors end it.

parentPort?.on("message", (file: SheetFile) => {
  void sheetPdf(file).then((bytes) => parentPort?.postMessage(bytes, []));
});
parentPort?.postMessage("ready", []);
