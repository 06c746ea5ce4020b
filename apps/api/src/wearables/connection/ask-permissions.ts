import { findInboundConnection, setPermissions } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { withProviderRateLimit } from "../jobs/with-provider-rate-limit.ts";
import { callFor, providerOf, type WearableWork } from "../jobs/wearable-work.ts";

/** Job: asks the provider for an athlete's permissions; webhook content is not trusted. */
export function askPermissions(work: WearableWork): JobHandler<"connection.permissions"> {
  return async (job, finish) => {
    const key = job.data;
    const connection = await findInboundConnection(work.db, key);
    const provider = connection && providerOf(work, connection.provider);
    if (!provider || connection.status === "revoked") return;
    const running = { name: "connection.permissions", job, finish } as const;
    const answer = await withProviderRateLimit(work, running, provider.id, () =>
      callFor(work, key, (accessToken) => provider.identity(accessToken, job.signal)),
    );
    if (answer === "postponed") return;
    await work.db.transaction().execute(async (trx) => {
      await finish(trx);
      await setPermissions(trx, key, answer.permissions);
    });
  };
}
