import { findCurrentSyncRun, type SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { backgroundOf } from "../../trpc/background.ts";
import { getSyncRun } from "./get-sync-run.ts";

/**
 * Yields the run now and on every change until it ends. Without an id: the active run or the next
 * one.
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
