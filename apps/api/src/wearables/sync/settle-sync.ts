import { findOpenSyncRun, finishSyncRun, inTransaction } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { AWAY } from "./sync-texts.ts";

/**
 * Job: completes a sync run. Providers do not signal the end, so a run is complete after a quiet
 * period with nothing left to store; later data is still stored.
 */
export function settleSync(work: WearableWork): JobHandler<"sync.settle"> {
  const { syncQuiet, syncPatience } = work.timing;
  return async ({ data }, finish) => {
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      const run = await findOpenSyncRun(trx, data);
      if (!run) return;
      const isOld = run.ageSeconds >= syncPatience;
      const isQuiet =
        run.quietSeconds !== null &&
        run.quietSeconds >= syncQuiet &&
        !(await work.jobs.isBusyFor(run.connectionId));
      if (run.status === "waiting" && isQuiet) {
        await finishSyncRun(trx, data, { status: "completed" });
      } else if (isOld && run.status !== "waiting") {
        // The provider accepted only part of the request: no more data would arrive.
        await finishSyncRun(trx, data, { status: "failed", error: AWAY });
      } else if (isOld) {
        await finishSyncRun(trx, data, { status: run.received > 0 ? "completed" : "accepted" });
      } else {
        await work.jobs.send(trx, "sync.settle", data, { after: Math.ceil(syncQuiet / 3) });
      }
    });
  };
}
