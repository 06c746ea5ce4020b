import { findInboundConnection, inTransaction, setPermissions } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { callProvider } from "../jobs/call-provider.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { sendWorkouts } from "../workouts/send-workouts.ts";
import { sharesWorkouts } from "../workouts/shares-workouts.ts";

/** Job: asks the provider for an athlete's permissions; webhook content is not trusted. */
export function askPermissions(work: WearableWork): JobHandler<"connection.permissions"> {
  const { provider } = work.wearable;
  return async (job, finish) => {
    const key = job.data;
    const connection = await findInboundConnection(work.db, key);
    if (connection?.provider !== provider.id || connection.status === "revoked") return;
    const running = { name: "connection.permissions", job, finish } as const;
    const answer = await callProvider(work, running, key, (asAthlete) =>
      asAthlete((accessToken) => provider.identity(accessToken, job.signal)),
    );
    if (answer === "postponed") return;
    await inTransaction(work.db, async (trx) => {
      await finish(trx);
      await setPermissions(trx, key, answer.permissions);
      const isNew =
        sharesWorkouts(provider, answer.permissions) &&
        !sharesWorkouts(provider, connection.permissions);
      if (isNew) await sendWorkouts(work.jobs, trx, key);
    });
  };
}
