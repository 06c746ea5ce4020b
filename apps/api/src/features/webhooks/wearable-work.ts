import type { ConnectionKey, Db } from "@triplan/db";
import type { WearableProvider } from "@triplan/wearable";
import type { Log } from "../../context.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { JobTiming } from "../../jobs/job-timing.ts";
import type { Wearable } from "../../wearable/wearable.ts";
import { withAccessToken } from "../wearable/with-access-token.ts";

/** What the background work on the watch service stands on; it has no request and no user. */
export interface WearableWork {
  db: Db;
  jobs: JobQueue;
  timing: JobTiming;
  log: Log;
  now: () => Date;
  wearable: Wearable;
}

/** The adapter of a provider by the name that rows have; undefined when it is not set up here. */
export const providerOf = ({ wearable }: WearableWork, id: string): WearableProvider | undefined =>
  wearable.provider.id === id ? wearable.provider : undefined;

/** Calls the provider for an athlete, with a token that is valid now. */
export const callFor = <Answer>(
  { db, log, now, wearable }: WearableWork,
  key: ConnectionKey,
  call: (accessToken: string) => Promise<Answer>,
): Promise<Answer> => withAccessToken({ db, log, now: now(), wearable }, key, call);
