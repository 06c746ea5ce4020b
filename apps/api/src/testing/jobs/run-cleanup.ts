import { cleanUp, type CleanupSource } from "../../server/cleanup.ts";
import type { testApi } from "../api/test-api.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";

/** Runs the hourly cleanup once, by default at the time of the test's clock and without a watch service. */
export const runCleanup = (
  { db, log, clock }: Pick<Awaited<ReturnType<typeof testApi>>, "db" | "log" | "clock">,
  source: Partial<Pick<CleanupSource, "wearable" | "now">> = {},
): Promise<void> =>
  cleanUp({
    db,
    log: log.logger,
    wearable: null,
    uploadFolder: UPLOAD_FOLDER,
    now: clock.now,
    ...source,
  });
