import type { Insertable, Selectable } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { Instant } from "../../tables/column-types.ts";
import type { OauthStateTable } from "../../tables/oauth-state.ts";

export type OauthStateRow = Selectable<OauthStateTable>;

export async function insertOauthState(
  db: Queryable,
  state: Insertable<OauthStateTable>,
): Promise<void> {
  await db.insertInto("oauthState").values(state).execute();
}

/** Consumes an unexpired state, which works once. */
export function takeOauthState(
  db: Queryable,
  stateHash: string,
  now: Instant,
): Promise<OauthStateRow | undefined> {
  return db
    .deleteFrom("oauthState")
    .where("stateHash", "=", stateHash)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes expired states; returns their number. */
export async function deleteExpiredOauthStates(db: Queryable, now: Instant): Promise<number> {
  const result = await db.deleteFrom("oauthState").where("expiresAt", "<=", now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Number of the user's pending consents since then. */
export async function countOauthStates(
  db: Queryable,
  key: { userId: number; since: Instant },
): Promise<number> {
  const { count } = await db
    .selectFrom("oauthState")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", key.userId)
    .where("createdAt", ">", key.since)
    .executeTakeFirstOrThrow();
  return count;
}
