import { findSyncRun, type RunKey, type SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { unknownSync } from "./sync-texts.ts";

/** A run's progress: `requested`, then `received` = `imported` + `updated` + `skipped`. */
export async function getSyncRun(
  ctx: AuthedContext,
  { runId }: Pick<RunKey, "runId">,
): Promise<SyncRunRow> {
  const run = await findSyncRun(ctx.db, { userId: ctx.userId, runId });
  if (!run) throw unknownSync();
  return run;
}
