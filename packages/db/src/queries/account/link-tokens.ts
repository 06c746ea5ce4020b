import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Queryable } from "../../tables/database.ts";

interface LinkToken {
  userId: number;
  tokenHash: string;
}

/** Lets the link be found, in a transaction, and forgets the athlete's links that ended. */
export async function saveLinkToken(
  trx: Queryable,
  { userId, tokenHash }: LinkToken,
): Promise<void> {
  await trx
    .deleteFrom("linkToken")
    .where("userId", "=", userId)
    .where(
      sql<boolean>`token_hash not in (
        select token_hash from calendar_feed where user_id = ${userId}
        union all select token_hash from plan_share where user_id = ${userId})`,
    )
    .execute();
  await trx
    .insertInto("linkToken")
    .values({ userId, tokenHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where condition: the row has this token. Through its athlete, who may be on any server. */
export const hasToken = (
  table: "calendarFeed" | "planShare",
  tokenHash: string,
): RawBuilder<SqlBool> => sql<SqlBool>`
  ${sql.ref(`${table}.userId`)} = (select user_id from link_token where token_hash = ${tokenHash})
  and ${sql.ref(`${table}.tokenHash`)} = ${tokenHash}`;
