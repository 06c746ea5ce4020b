import { findCurrentSyncRun, type SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../context.ts";
import { backgroundOf } from "../../jobs/background.ts";
import { getSyncRun } from "./get-sync-run.ts";

/**
 * The run as it is, and again at every change, until it has ended. Without an id it is the run that
 * is going, or the next to begin.
 */
export async function* watchSyncRun(
  ctx: AuthedContext,
  { runId }: { runId?: number | undefined },
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<SyncRunRow> {
  const changes = backgroundOf(ctx).progress.changes(ctx.userId, signal);
  let watched = runId;
  try {
    do {
      const run =
        watched === undefined
          ? await findCurrentSyncRun(ctx.db, ctx.userId)
          : await getSyncRun(ctx, { runId: watched });
      watched ??= run?.id;
      if (run) yield run;
      if (run && run.finishedAt !== null) return;
    } while (!(await changes.next()).done);
  } finally {
    await changes.return(undefined);
  }
}
