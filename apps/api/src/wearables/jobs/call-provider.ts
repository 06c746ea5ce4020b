import {
  findThrottle,
  inTransaction,
  throttleProvider,
  type ConnectionKey,
  type Queryable,
} from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import type { Job, JobName } from "../../jobs/job-types.ts";
import { withAccessToken } from "../tokens/with-access-token.ts";
import type { WearableWork } from "./wearable-work.ts";

interface RunningJob<Name extends JobName> {
  name: Name;
  job: Job<Name>;
  finish: (trx: Queryable) => Promise<void>;
  /** The key that the job was sent with. */
  key?: string;
}

/** Calls the provider with a valid token of the athlete. */
export type AsAthlete = <Answer>(call: (accessToken: string) => Promise<Answer>) => Promise<Answer>;

/** Seconds; avoids a busy loop when the provider sends no wait. */
const DEFAULT_WAIT = 60;
const MIN_WAIT = 1;

/**
 * Calls the provider for an athlete unless it is rate limited. If it is, or becomes so now, the job
 * is deferred until the limit ends, without using up a retry.
 */
export async function callProvider<Name extends JobName, Answer>(
  { db, jobs, log, now, wearable }: WearableWork,
  { name, job, finish, key: jobKey }: RunningJob<Name>,
  key: ConnectionKey,
  calls: (asAthlete: AsAthlete) => Promise<Answer>,
): Promise<Answer | "postponed"> {
  const provider = wearable.provider.id;
  const postpone = async (trx: Queryable) => {
    await finish(trx);
    const until = await findThrottle(trx, provider);
    const after = until ? new Date(until) : undefined;
    await jobs.send(trx, name, job.data, { key: jobKey, after });
  };
  if (await findThrottle(db, provider)) {
    await inTransaction(db, postpone);
    return "postponed";
  }
  try {
    return await calls((call) => withAccessToken({ db, log, now: now(), wearable }, key, call));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== "rate_limited") throw error;
    const seconds = Math.max(error.retryAfterSeconds ?? DEFAULT_WAIT, MIN_WAIT);
    await inTransaction(db, async (trx) => {
      await throttleProvider(trx, { provider, seconds });
      await postpone(trx);
    });
    return "postponed";
  }
}
