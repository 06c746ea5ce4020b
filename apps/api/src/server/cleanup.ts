import {
  deleteExpiredOauthStates,
  deleteExpiredSessions,
  deleteOldLoginFailures,
} from "@triplan/db";
import type { Context } from "../trpc/context.ts";
import { revokeConsents } from "../wearables/connection/revoke-consent.ts";
import { renewGrants } from "../wearables/connection/renew-grants.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

export interface CleanupSource extends Pick<Context, "db" | "log" | "wearable"> {
  now: () => Date;
}

async function cleanUp({ db, log, wearable, now: clock }: CleanupSource): Promise<void> {
  const now = clock();
  try {
    const sessions = await deleteExpiredSessions(db, now.toISOString());
    const failures = await deleteOldLoginFailures(db, new Date(now.getTime() - DAY).toISOString());
    const consents = await deleteExpiredOauthStates(db, now.toISOString());
    log.info({ sessions, failures, consents }, "cleanup done");
    if (!wearable) return;
    await revokeConsents({ db, log, wearable, now });
    await renewGrants({ db, log, wearable, now });
  } catch (err) {
    log.warn({ err }, "cleanup failed; next try in an hour");
  }
}

/** Cleans up now and every hour; returns a function that stops it. */
export function cleanUpHourly(source: CleanupSource): () => void {
  void cleanUp(source);
  const timer = setInterval(() => void cleanUp(source), HOUR);
  return () => clearInterval(timer);
}
