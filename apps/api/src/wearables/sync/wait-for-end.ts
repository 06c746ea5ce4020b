import { findSyncRun, type SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { backgroundOf } from "../../trpc/background.ts";

/** The run once it has ended, or its current state after the time limit. */
export async function waitForEnd(ctx: AuthedContext, run: SyncRunRow): Promise<SyncRunRow> {
  const { timing, progress } = backgroundOf(ctx);
  const signal = AbortSignal.timeout(timing.syncAnswer * 1000);
  const key = { userId: ctx.userId, runId: run.id };
  const changes = progress.changes(ctx.userId, signal);
  let latest = (await findSyncRun(ctx.db, key)) ?? run;
  while (latest.finishedAt === null && !(await changes.next()).done) {
    latest = (await findSyncRun(ctx.db, key)) ?? latest;
  }
  await changes.return(undefined);
  return latest;
}
