import {
  deletePushedWorkouts,
  findInboundConnection,
  inTransaction,
  releaseHolds,
  resumeConnection,
  revokePausedConnection,
  type Queryable,
} from "@triplan/db";
import { ProviderError, type WearableProvider } from "@triplan/wearable";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { Job, JobTypes } from "../../jobs/job-types.ts";
import { callProvider, type AsAthlete } from "../jobs/call-provider.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { sendWorkouts } from "../workouts/send-workouts.ts";

/**
 * Job: asks the provider whether an athlete has left. Deregistrations are unsigned, so a webhook
 * only pauses the connection; the provider's refusal of the token makes it final.
 * @see docs/adr/0011-webhooks-and-jobs.md
 */
export function verifyConnection(work: WearableWork): JobHandler<"connection.verify"> {
  return async (job, finish) => {
    const connection = await findInboundConnection(work.db, job.data);
    if (connection?.provider !== work.wearable.provider.id) return;
    if (!UNCERTAIN.has(connection.status)) {
      // Status already resolved.
      await inTransaction(work.db, async (trx) => {
        await finish(trx);
        await release(work, trx, job.data, connection.status === "active");
      });
      return;
    }
    const running = { name: "connection.verify", job, finish } as const;
    const answer = await callProvider(work, running, job.data, (asAthlete) =>
      verdictOf(work, asAthlete, job),
    );
    if (answer === "postponed") return;
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      await act(work, trx, job.data, answer);
    });
  };
}

type Check = JobTypes["connection.verify"];

/** The provider's verdict, or the seconds until the next request. */
type Verdict = "left" | "here" | { askAfter: number };

/** In both states it is unknown whether the athlete has left. */
const UNCERTAIN = new Set(["paused", "needs_reauth"]);
const FORGED = "forged deregistration: the provider still accepts the token";

async function act(
  work: WearableWork,
  trx: Queryable,
  data: Check,
  verdict: Verdict,
): Promise<void> {
  if (verdict === "left") {
    await revokePausedConnection(trx, data);
    await deletePushedWorkouts(trx, data);
    await release(work, trx, data, false);
    return;
  }
  const { check } = data;
  if (verdict !== "here") {
    await work.jobs.send(trx, "connection.verify", data, { after: verdict.askAfter });
    return;
  }
  const after = work.timing.verifyAfter[check + 1];
  if (after !== undefined) {
    await work.jobs.send(trx, "connection.verify", { ...data, check: check + 1 }, { after });
  } else if (await resumeConnection(trx, data)) {
    const held = await release(work, trx, data, true);
    await sendWorkouts(work.jobs, trx, data);
    work.log.error({ connectionId: data.connectionId, held }, FORGED);
  }
}

/** Ends the hold on webhooks: `shouldProcess` processes them, otherwise they are dropped. */
async function release(
  { jobs }: WearableWork,
  trx: Queryable,
  { userId, connectionId }: Check,
  shouldProcess: boolean,
): Promise<number> {
  const held = await releaseHolds(trx, { userId, connectionId });
  const again = held.map((logId) => ({ data: { logId, heldFor: connectionId } }));
  if (shouldProcess) await jobs.sendAll(trx, "webhook.ingest", again);
  return held.length;
}

/** Retries for as long as the provider is unavailable. */
async function verdictOf(
  { wearable, timing, log }: WearableWork,
  asAthlete: AsAthlete,
  { data, signal }: Job<"connection.verify">,
): Promise<Verdict> {
  try {
    return await asAthlete((accessToken) => checkToken(wearable.provider, accessToken, signal));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "rate_limited") throw error;
    if (isRefusal(error)) return "left";
    const { connectionId } = data;
    log.warn(
      { connectionId, kind: error.kind, reason: error.message },
      "deregistration not verified yet",
    );
    return { askAfter: error.retryAfterSeconds ?? timing.longestRetry };
  }
}

/** A refused token is an answer here, so it is not refreshed. */
async function checkToken(
  provider: WearableProvider,
  accessToken: string,
  signal: AbortSignal,
): Promise<"left" | "here"> {
  try {
    await provider.identity(accessToken, signal);
    return "here";
  } catch (error) {
    if (error instanceof ProviderError && isRefusal(error)) return "left";
    throw error;
  }
}

const isRefusal = ({ kind }: ProviderError) => kind === "auth" || kind === "permission";
