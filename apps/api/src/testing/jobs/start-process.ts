import type { TestDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { startBackground } from "../../server/start-background.ts";
import { capturedLog } from "../api/captured-log.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { QUICK_TIMING } from "./quick-timing.ts";

/** Starts the background work of a process without a watch service; stopped after the file's tests. */
export async function startProcess(database: TestDatabase, { works = true } = {}) {
  const log = capturedLog();
  const { jobs } = await startBackground({
    ...database,
    wearable: null,
    uploadFolder: UPLOAD_FOLDER,
    log: log.logger,
    now: () => new Date(),
    timing: QUICK_TIMING,
    works,
  });
  afterFile(() => jobs.stop());
  return { jobs, log };
}
