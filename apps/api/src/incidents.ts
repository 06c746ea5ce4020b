import type { Log } from "./log.ts";

/** Milliseconds. */
const INTERVAL = 60_000;
const MAX_KEYS = 1000;

interface Incident {
  level: "warn" | "error";
  message: string;
  fields: object;
  /** Incidents with the same key are one. */
  key: string;
}

/** Logs repeated incidents once a minute, each line with the number of those before it. */
export class Incidents {
  readonly #now: () => Date;
  readonly #lines = new Map<string, { loggedAt: number; repeated: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  report(log: Log, { level, message, fields, key }: Incident): void {
    const now = this.#now().getTime();
    const line = this.#lines.get(key);
    if (line && now - line.loggedAt < INTERVAL) {
      line.repeated += 1;
      return;
    }
    this.#forgetOldest();
    this.#lines.set(key, { loggedAt: now, repeated: 0 });
    log[level](
      { ...fields, ...(line && line.repeated > 0 && { repeated: line.repeated }) },
      message,
    );
  }

  #forgetOldest(): void {
    if (this.#lines.size < MAX_KEYS) return;
    const [oldest] = this.#lines.keys();
    if (oldest !== undefined) this.#lines.delete(oldest);
  }
}

/** Logs that the database is unavailable, once a minute for all requests that meet it. */
export const reportOutage = (incidents: Incidents, log: Log, err: unknown): void =>
  incidents.report(log, {
    level: "error",
    message: "database unavailable",
    key: "outage",
    fields: { err },
  });
