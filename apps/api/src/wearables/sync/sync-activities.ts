import {
  findConnectionForSync,
  findSyncRun,
  inTransaction,
  openSyncRun,
  type InboundConnection,
  type SyncRunRow,
} from "@triplan/db";
import { DomainError, WEARABLE } from "@triplan/domain";
import type { WearableProvider } from "@triplan/wearable";
import type { AuthedContext } from "../../trpc/context.ts";
import { backgroundOf } from "../../trpc/background.ts";
import { sharesHistory } from "../connection/shares-history.ts";
import { withWearable } from "../tokens/wearable-source.ts";
import { EXPIRED } from "../provider/expired.ts";
import { noHistory } from "./sync-texts.ts";

/**
 * Requests the athlete's history and waits briefly for the activities; `accepted` means that they
 * will arrive later. Joins a run in progress.
 */
export async function syncActivities(ctx: AuthedContext) {
  const { userId, wearable } = withWearable(ctx);
  const { provider } = wearable;
  const connection = await findConnectionForSync(ctx.db, { userId, provider: provider.id });
  const connectionId = readyConnection(provider, connection);
  const { jobs, timing, syncChanges } = backgroundOf(ctx);
  let run = await inTransaction(ctx.db, async (trx) => {
    const opened = await openSyncRun(trx, { userId, connectionId });
    const data = { userId, runId: opened.run.id };
    if (opened.isNew) {
      await jobs.send(trx, "sync.run", data);
      // Guarantees that every run ends.
      await jobs.send(trx, "sync.settle", data, { after: timing.syncPatience });
    }
    return opened.run;
  });
  const key = { userId, runId: run.id };
  const signal = AbortSignal.timeout(timing.syncAnswer * 1000);
  const states = syncChanges.follow({
    userId,
    read: () => findSyncRun(ctx.db, key),
    isOver: ({ finishedAt }) => finishedAt !== null,
    signal,
  });
  for await (const state of states) run = state;
  return answerOf(run);
}

const refuse = (text: string) => new DomainError("conflict", text);

function readyConnection(
  provider: WearableProvider,
  connection: InboundConnection | undefined,
): number {
  switch (connection?.status) {
    case undefined:
    case "revoked":
    case "disconnecting":
      throw refuse(`Connect your ${WEARABLE.name} account first`);
    case "needs_reauth":
      throw refuse(EXPIRED);
    case "paused":
      throw refuse(`${WEARABLE.name} says that you disconnected. We are checking that now.`);
    case "active":
      break;
  }
  if (!sharesHistory(provider, connection.permissions)) throw noHistory();
  return connection.id;
}

function answerOf(run: SyncRunRow) {
  if (run.status === "failed") {
    throw new DomainError("upstream_failed", run.error ?? "Failed to sync activities");
  }
  const { id: runId, imported, updated, skipped, matched, requested } = run;
  const status = run.status === "completed" ? ("completed" as const) : ("accepted" as const);
  return { runId, status, imported, updated, skipped, matched, requested };
}
