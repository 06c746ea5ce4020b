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
import { OpenStreams } from "./open-streams.ts";

const DAY = 24 * 3600 * 1000;
export const SESSION_AGE = { idle: 30 * DAY, absolute: 90 * DAY } as const;
const TOUCH_INTERVAL = 3600 * 1000;

/** The stored hash of a session id. */
export const hashOf = (sessionId: string) => createHash("sha256").update(sessionId).digest("hex");

/**
 * Logins in PostgreSQL. Stores only a hash of the cookie's id. Only `insert` creates rows, so a
 * slow request cannot revive an ended login.
 */
export class PostgresSessionStore implements SessionStore {
  readonly #db: Queryable;
  readonly #now: () => Date;
  readonly streams = new OpenStreams();

  constructor(db: Queryable, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

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

  /** No-op: session data is derived from the row. */
  set(_sessionId: string, _session: Session, callback: (error?: unknown) => void): void {
    callback();
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    const idHash = hashOf(sessionId);
    this.streams.end([idHash]);
    callbackify(() => deleteSession(this.#db, idHash))(callback);
  }

  /** Whether a login has neither ended nor expired. */
  async isOpen(idHash: string): Promise<boolean> {
    return (await findSession(this.#db, idHash, this.#now().toISOString())) !== undefined;
  }

  async #find(sessionId: string): Promise<Session | null> {
    const now = this.#now();
    const idHash = hashOf(sessionId);
    const row = await findSession(this.#db, idHash, now.toISOString());
    if (!row) return null;
    if (now.getTime() - Date.parse(row.lastSeenAt) > TOUCH_INTERVAL) {
      await touchSession(this.#db, {
        idHash,
        now: now.toISOString(),
        expiresAt: expiry(now, new Date(row.createdAt)),
      });
    }
    return { userId: row.userId, cookie: { originalMaxAge: SESSION_AGE.absolute } };
  }
}

/** The earlier of idle timeout and absolute lifetime. */
function expiry(now: Date, beganAt: Date): string {
  const end = Math.min(now.getTime() + SESSION_AGE.idle, beganAt.getTime() + SESSION_AGE.absolute);
  return new Date(end).toISOString();
}
