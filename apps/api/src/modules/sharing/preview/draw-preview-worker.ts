import { parentPort } from "node:worker_threads";
import { drawPreview } from "./draw-preview.ts";
import type { PreviewFacts } from "./preview-facts.ts";

// A thread that says when it is ready, and then answers each plan's facts with their picture.

parentPort?.on("message", (facts: PreviewFacts) => {
  void drawPreview(facts).then((bytes) => parentPort?.postMessage(bytes, []));
});
parentPort?.postMessage("ready", []);
