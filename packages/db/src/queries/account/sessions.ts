import { sql } from "kysely";
import { compiledQuery, type Value } from "../../statements/compiled-query.ts";
import type { Queryable } from "../../tables/database.ts";
import type { Instant } from "../../tables/column-types.ts";
import { USER_SESSION_COLUMNS, type UserSessionRow } from "../../tables/user-session.ts";

const MAX_USER_AGENT = 256;

export interface NewSession {
  /** SHA-256 of the cookie's id in hexadecimal. */
  idHash: string;
  userId: number;
  now: Instant;
  expiresAt: Instant;
  /** Truncated to 256 characters. */
  userAgent?: string | null | undefined;
}

const openSessions = compiledQuery((db, value: Value<{ idHash: string; now: Instant }>) =>
  db
    .selectFrom("userSession")
    .select(USER_SESSION_COLUMNS)
    .where("idHash", "=", value("idHash"))
    .where("expiresAt", ">", value("now"))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("accountName")
          .select("accountName.userId")
          .whereRef("accountName.userId", "=", "userSession.userId")
          .where("accountName.disabledAt", "is", null),
      ),
    ),
);

/** The login of the cookie, unless it has ended or expired, or its account is disabled. */
export async function findSession(
  db: Queryable,
  idHash: string,
  now: Instant,
): Promise<UserSessionRow | undefined> {
  const [session] = await openSessions(db, { idHash, now });
  return session;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db
    .insertInto("userSession")
    .values({
      idHash: session.idHash,
      userId: session.userId,
      createdAt: session.now,
      lastSeenAt: session.now,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    })
    .execute();
}

/**
 * Records a use of the login. Never inserts: a slow request must not revive an ended login. False
 * if there is none.
 */
export async function touchSession(
  db: Queryable,
  session: { idHash: string; now: Instant; expiresAt: Instant },
): Promise<boolean> {
  const result = await db
    .updateTable("userSession")
    .set({ lastSeenAt: session.now, expiresAt: session.expiresAt })
    .where("idHash", "=", session.idHash)
    .where("expiresAt", ">", session.now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a login; false if there was none. */
export async function deleteSession(db: Queryable, idHash: string): Promise<boolean> {
  const result = await db.deleteFrom("userSession").where("idHash", "=", idHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Notification channel that carries the hash of each ended login. */
export const LOGIN_CHANNEL = "login_ended";

/**
 * Deletes every login of the user except the given one, and notifies other processes; returns the
 * hashes of the deleted ones.
 */
export async function deleteSessionsOfUser(
  db: Queryable,
  key: { userId: number; exceptIdHash?: string | undefined },
): Promise<string[]> {
  const rows = await db
    .deleteFrom("userSession")
    .where("userId", "=", key.userId)
    .where("idHash", "<>", key.exceptIdHash ?? "")
    .returning("idHash")
    .execute();
  const ended = rows.map(({ idHash }) => idHash);
  if (ended.length > 0) {
    await sql`
      select pg_notify(${LOGIN_CHANNEL}, id_hash) from unnest(${ended}::text[]) as id_hash`.execute(
      db,
    );
  }
  return ended;
}

/** Deletes expired logins; returns their number. */
export async function deleteExpiredSessions(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("userSession")
    .where("expiresAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
