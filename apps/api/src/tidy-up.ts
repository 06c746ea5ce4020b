import { deleteExpiredSessions, deleteOldLoginFailures, type Queryable } from "@triplan/db";
import type { Log } from "./context.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

async function tidyUp(db: Queryable, log: Log, now: Date): Promise<void> {
  try {
    const sessions = await deleteExpiredSessions(db, now.toISOString());
    const failures = await deleteOldLoginFailures(db, new Date(now.getTime() - DAY).toISOString());
    log.info({ sessions, failures }, "cleared away what is over");
  } catch (err) {
    log.warn({ err }, "clearing away failed; it is tried again in an hour");
  }
}

/** Clears away ended logins and old failures now and every hour; returns how to stop that. */
export function tidyUpHourly(db: Queryable, log: Log, now: () => Date): () => void {
  void tidyUp(db, log, now());
  const timer = setInterval(() => void tidyUp(db, log, now()), HOUR);
  return () => clearInterval(timer);
}
