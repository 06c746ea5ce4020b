import { findCurrentSyncRun, findSyncRun, type SyncRunRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { backgroundOf } from "../../trpc/background.ts";
import { whileLoggedIn } from "../../trpc/while-logged-in.ts";
import { unknownSync } from "./sync-texts.ts";

/**
 * Yields the run now and on every change until it ends. Without an id: the active run or the next
 * one.
 */
export function watchSyncRun(
  ctx: AuthedContext,
  { runId }: { runId?: number | undefined },
  signal?: AbortSignal,
): AsyncGenerator<SyncRunRow> {
  const { db, userId } = ctx;
  let watched = runId;
  const read = async () => {
    if (watched === undefined) {
      const current = await findCurrentSyncRun(db, userId);
      watched = current?.id;
      return current;
    }
    const run = await findSyncRun(db, { userId, runId: watched });
    if (!run) throw unknownSync();
    return run;
  };
  const { syncChanges } = backgroundOf(ctx);
  return whileLoggedIn(ctx, signal, (until) =>
    syncChanges.follow({
      userId,
      read,
      isOver: ({ finishedAt }) => finishedAt !== null,
      signal: until,
    }),
  );
}
