import {
  deleteExpiredOauthStates,
  deleteExpiredSessions,
  deleteOldLoginFailures,
} from "@triplan/db";
import type { Context } from "./context.ts";
import { giveBackConsents } from "./features/wearable/give-back-consent.ts";
import { renewGrants } from "./features/wearable/renew-grants.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

export interface TidySource extends Pick<Context, "db" | "log" | "wearable"> {
  now: () => Date;
}

async function tidyUp({ db, log, wearable, now: clock }: TidySource): Promise<void> {
  const now = clock();
  try {
    const sessions = await deleteExpiredSessions(db, now.toISOString());
    const failures = await deleteOldLoginFailures(db, new Date(now.getTime() - DAY).toISOString());
    const consents = await deleteExpiredOauthStates(db, now.toISOString());
    log.info({ sessions, failures, consents }, "cleared away what is over");
    if (!wearable) return;
    await giveBackConsents({ db, log, wearable, now });
    await renewGrants({ db, log, wearable, now });
  } catch (err) {
    log.warn({ err }, "clearing away failed; it is tried again in an hour");
  }
}

/** Cleans up now and every hour; returns a function that stops it. */
export function tidyUpHourly(source: TidySource): () => void {
  void tidyUp(source);
  const timer = setInterval(() => void tidyUp(source), HOUR);
  return () => clearInterval(timer);
}
