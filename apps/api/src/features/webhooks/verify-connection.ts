import {
  findInboundConnection,
  releaseHolds,
  resumeConnection,
  revokePausedConnection,
  type ConnectionKey,
} from "@triplan/db";
import { ProviderError, type WearableProvider } from "@triplan/wearable";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { callWhenOpen } from "./call-when-open.ts";
import { callFor, providerOf, type WearableWork } from "./wearable-work.ts";

/**
 * The job that asks the provider whether an athlete has left. Nobody signs a deregistration, so
 * anyone who learns the address could send one: it pauses at once, and only the provider's own
 * refusal of the token makes it final. @see docs/adr/0011-webhooks-and-jobs.md
 */
export function verifyConnection(work: WearableWork): JobHandler<"connection.verify"> {
  return async (job, finish) => {
    const { check, ...key } = job.data;
    const connection = await findInboundConnection(work.db, key);
    const provider = connection && providerOf(work, connection.provider);
    if (!provider || !UNCERTAIN.has(connection.status)) return;
    const running = { name: "connection.verify", job, finish } as const;
    const answer = await callWhenOpen(work, running, provider.id, () =>
      hasLeft(work, provider, { key, signal: job.signal }),
    );
    if (answer === "postponed") return;
    const next = work.timing.verifyAfter[check + 1];
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      if (answer) {
        await revokePausedConnection(trx, key);
        await releaseHolds(trx, key.connectionId);
      } else if (next !== undefined) {
        const data = { ...key, check: check + 1 };
        await work.jobs.send(trx, "connection.verify", data, { after: next });
      } else if (await resumeConnection(trx, key)) {
        const held = await releaseHolds(trx, key.connectionId);
        const jobs = held.map((logId) => ({ data: { logId } }));
        await work.jobs.sendAll(trx, "webhook.ingest", jobs);
        work.log.error({ ...key, held: held.length }, FORGED);
      }
    });
  };
}

const FORGED = "a deregistration was not true: the provider still accepts the token";

/** In both, nobody knows whether the athlete is still there: a refused refresh asks for consent. */
const UNCERTAIN = new Set(["paused", "needs_reauth"]);

async function hasLeft(
  work: WearableWork,
  provider: WearableProvider,
  { key, signal }: { key: ConnectionKey; signal: AbortSignal },
): Promise<boolean> {
  try {
    return await callFor(work, key, (accessToken) => isRefused(provider, accessToken, signal));
  } catch (error) {
    if (error instanceof ProviderError && isRefusal(error)) return true;
    throw error;
  }
}

/** A token that is refused is an answer here: it is not refreshed. */
async function isRefused(
  provider: WearableProvider,
  accessToken: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await provider.identity(accessToken, signal);
    return false;
  } catch (error) {
    if (error instanceof ProviderError && isRefusal(error)) return true;
    throw error;
  }
}

const isRefusal = ({ kind }: ProviderError) => kind === "auth" || kind === "permission";
