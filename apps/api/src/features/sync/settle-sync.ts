import { findOpenSyncRun, finishSyncRun } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { WearableWork } from "../webhooks/wearable-work.ts";
import { AWAY } from "./sync-texts.ts";

/**
 * The job that ends a sync. Providers don't say when they have sent all that was asked for, so a
 * run is complete when nothing more came for a while, and nothing waits to be stored; what comes still
 * later is stored all the same.
 */
export function settleSync(work: WearableWork): JobHandler<"sync.settle"> {
  const { syncQuiet, syncPatience } = work.timing;
  return async ({ data }, finish) => {
    await work.db.transaction().execute(async (trx) => {
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
        // The provider could not be asked for all of it yet: nothing would come by itself.
        await finishSyncRun(trx, data, { status: "failed", error: AWAY });
      } else if (isOld) {
        await finishSyncRun(trx, data, { status: run.received > 0 ? "completed" : "accepted" });
      } else {
        await work.jobs.send(trx, "sync.settle", data, { after: Math.ceil(syncQuiet / 3) });
      }
    });
  };
}
