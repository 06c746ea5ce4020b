import { createHash } from "node:crypto";
import { callbackify } from "node:util";
import type { SessionStore } from "@fastify/session";
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
  type Queryable,
} from "@triplan/db";
import type { Session } from "fastify";

const DAY = 24 * 3600 * 1000;
export const SESSION_AGE = { idle: 30 * DAY, absolute: 90 * DAY } as const;
const TOUCH_EVERY = 3600 * 1000;

/** What is stored of a login's id. */
export const hashOf = (sessionId: string) => createHash("sha256").update(sessionId).digest("hex");

/**
 * Logins in PostgreSQL. Only a hash of the cookie's id is stored; a row is made by `insert` at
 * login and by nothing else, so that a slow request can't revive a login that was ended.
 */
export class PostgresSessionStore implements SessionStore {
  readonly #db: Queryable;
  readonly #now: () => Date;

  constructor(db: Queryable, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Begins a login. */
  async insert(sessionId: string, userId: number, userAgent: string | undefined): Promise<void> {
    const now = this.#now();
    await insertSession(this.#db, {
      idHash: hashOf(sessionId),
      userId,
      now: now.toISOString(),
      expiresAt: expiry(now, now),
      userAgent,
    });
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    callbackify(() => this.#find(sessionId))(callback);
  }

  /** What a session holds is known from its row: there is nothing to write back. */
  set(_sessionId: string, _session: Session, callback: (error?: unknown) => void): void {
    callback();
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    callbackify(() => deleteSession(this.#db, hashOf(sessionId)))(callback);
  }

  async #find(sessionId: string): Promise<Session | null> {
    const now = this.#now();
    const idHash = hashOf(sessionId);
    const row = await findSession(this.#db, idHash, now.toISOString());
    if (!row) return null;
    if (now.getTime() - Date.parse(row.lastSeenAt) > TOUCH_EVERY) {
      await touchSession(this.#db, {
        idHash,
        now: now.toISOString(),
        expiresAt: expiry(now, new Date(row.createdAt)),
      });
    }
    return { userId: row.userId, cookie: { originalMaxAge: SESSION_AGE.absolute } };
  }
}

/** The end of the idle time from now, or of the absolute time from the beginning. */
function expiry(now: Date, beganAt: Date): string {
  const end = Math.min(now.getTime() + SESSION_AGE.idle, beganAt.getTime() + SESSION_AGE.absolute);
  return new Date(end).toISOString();
}
