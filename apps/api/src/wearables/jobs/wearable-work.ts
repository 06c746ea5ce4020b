import type { ConnectionKey, Db } from "@triplan/db";
import type { WearableProvider } from "@triplan/wearable";
import type { Log } from "../../log.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { JobTiming } from "../../jobs/job-timing.ts";
import type { Wearable } from "../provider/wearable.ts";
import { withAccessToken } from "../tokens/with-access-token.ts";

/** Dependencies of background jobs; they have no request and no user. */
export interface WearableWork {
  db: Db;
  jobs: JobQueue;
  timing: JobTiming;
  log: Log;
  now: () => Date;
  wearable: Wearable;
}

/** The adapter for a stored provider id; undefined if it is not configured. */
export const providerOf = ({ wearable }: WearableWork, id: string): WearableProvider | undefined =>
  wearable.provider.id === id ? wearable.provider : undefined;

/** Calls the provider for an athlete with a valid token. */
export const callFor = <Answer>(
  { db, log, now, wearable }: WearableWork,
  key: ConnectionKey,
  call: (accessToken: string) => Promise<Answer>,
): Promise<Answer> => withAccessToken({ db, log, now: now(), wearable }, key, call);
