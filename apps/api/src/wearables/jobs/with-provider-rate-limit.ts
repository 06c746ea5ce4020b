import { findThrottle, throttleProvider, type Queryable } from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import type { Job, JobName } from "../../jobs/job-types.ts";
import type { WearableWork } from "./wearable-work.ts";

interface RunningJob<Name extends JobName> {
  name: Name;
  job: Job<Name>;
  finish: (trx: Queryable) => Promise<void>;
}

/** Seconds; avoids a busy loop when the provider sends no wait. */
const DEFAULT_WAIT = 60;
const MIN_WAIT = 1;

/**
 * Calls a provider unless it is rate limited. If it is, or becomes so now, the job is deferred
 * until the limit ends, without using up a retry.
 */
export async function withProviderRateLimit<Name extends JobName, Answer>(
  work: WearableWork,
  { name, job, finish }: RunningJob<Name>,
  provider: string,
  call: () => Promise<Answer>,
): Promise<Answer | "postponed"> {
  const postpone = async (trx: Queryable) => {
    await finish(trx);
    const until = await findThrottle(trx, provider);
    await work.jobs.send(trx, name, job.data, until ? { after: new Date(until) } : {});
  };
  if (await findThrottle(work.db, provider)) {
    await work.db.transaction().execute(postpone);
    return "postponed";
  }
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== "rate_limited") throw error;
    const seconds = Math.max(error.retryAfterSeconds ?? DEFAULT_WAIT, MIN_WAIT);
    await work.db.transaction().execute(async (trx) => {
      await throttleProvider(trx, { provider, seconds });
      await postpone(trx);
    });
    return "postponed";
  }
}
