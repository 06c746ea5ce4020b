import {
  findInboundConnection,
  findOpenSyncRun,
  finishSyncRun,
  insertBackfillWindow,
  inTransaction,
  listBackfillWindows,
  updateOpenSyncRun,
  type ConnectionKey,
  type RequestedWindow,
} from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { callProvider, type AsAthlete } from "../jobs/call-provider.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { EXPIRED } from "../provider/expired.ts";
import { AWAY, NO_HISTORY } from "./sync-texts.ts";
import { syncWindows } from "./sync-windows.ts";

/** The backfill type at the provider; windows are stored per type. */
const TYPE = "activities";

/** Job: requests an athlete's history from the provider, window by window. */
export function runSync(work: WearableWork): JobHandler<"sync.run"> {
  return async (job, finish) => {
    const run = await findOpenSyncRun(work.db, job.data);
    if (!run) return;
    const key = { userId: run.userId, connectionId: run.connectionId };
    const connection = await findInboundConnection(work.db, key);
    if (connection?.provider !== work.wearable.provider.id) return;
    const running = { name: "sync.run", job, finish } as const;
    const requested = [...run.requested];
    const answer = await callProvider(work, running, key, (asAthlete) =>
      requestAll({ work, asAthlete, key, signal: job.signal }, async (window) => {
        requested.push(window);
        await updateOpenSyncRun(work.db, job.data, { status: "requesting", requested });
      }),
    );
    if (answer === "postponed") return;
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      if (answer !== null) {
        await finishSyncRun(trx, job.data, { status: "failed", error: answer });
      } else if (requested.length === 0) {
        await finishSyncRun(trx, job.data, { status: "completed" });
      } else {
        await updateOpenSyncRun(trx, job.data, { status: "waiting" });
        await work.jobs.send(trx, "sync.settle", job.data, { after: work.timing.syncQuiet });
      }
    });
  };
}

interface Asking {
  work: WearableWork;
  asAthlete: AsAthlete;
  key: ConnectionKey;
  signal: AbortSignal;
}

/** Requests every window not requested before; returns the error for the athlete, or null. */
async function requestAll(
  asking: Asking,
  accepted: (window: RequestedWindow) => Promise<void>,
): Promise<string | null> {
  const { work, key } = asking;
  const typed = { ...key, type: TYPE };
  const known = await listBackfillWindows(work.db, typed);
  const { historyDays } = work.wearable.provider.capabilities;
  try {
    for (const window of syncWindows(work.now(), historyDays, known)) {
      const outcome = await ask(asking, window);
      await insertBackfillWindow(work.db, typed, window);
      if (outcome === "accepted") await accepted(window);
    }
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "rate_limited") throw error;
    work.log.warn({ err: error, ...key, kind: error.kind }, "sync failed");
    return reasonOf(error);
  }
}

async function ask({ work, asAthlete, signal }: Asking, { from, to }: RequestedWindow) {
  const window = { from: new Date(from), to: new Date(to) };
  const answer = await asAthlete((accessToken) =>
    work.wearable.provider.requestHistory(accessToken, window, signal),
  );
  return answer.outcome;
}

function reasonOf({ kind }: ProviderError): string {
  if (kind === "permission") return NO_HISTORY;
  return kind === "auth" ? EXPIRED : AWAY;
}
