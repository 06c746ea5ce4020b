import type { RunKey, SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../context.ts";
import { getSyncRun } from "./get-sync-run.ts";
import { backgroundOf } from "../../jobs/background.ts";

/** The run as it is, and again at every change, until it has ended. */
export async function* watchSyncRun(
  ctx: AuthedContext,
  key: Pick<RunKey, "runId">,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<SyncRunRow> {
  const changes = backgroundOf(ctx).progress.changes(key.runId, signal);
  try {
    let run = await getSyncRun(ctx, key);
    yield run;
    while (run.finishedAt === null && !(await changes.next()).done) {
      run = await getSyncRun(ctx, key);
      yield run;
    }
  } finally {
    await changes.return(undefined);
  }
}
