import { sql } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import { isNamed, storedUsername } from "../users.ts";

/** An account as its operator sees it. */
export interface ListedAccount {
  username: string;
  createdAt: Instant;
  /** Of its logins that have not ended; null without one. */
  lastSeenAt: Instant | null;
  disabledAt: Instant | null;
  deletionRequestedAt: Instant | null;
}

type AccountForOperator = Omit<ListedAccount, "createdAt" | "lastSeenAt"> & { id: number };

/** Every account whose name contains the text, by name. */
export function listAccounts(db: Queryable, text: string): Promise<ListedAccount[]> {
  return (
    db
      .selectFrom("userAccount")
      // Grouped before the join: logins and accounts may be on different servers.
      .leftJoin(
        (eb) =>
          eb
            .selectFrom("userSession")
            .select(({ fn }) => ["userId", fn.max<Instant | null>("lastSeenAt").as("lastSeenAt")])
            .groupBy("userId")
            .as("login"),
        (join) => join.onRef("login.userId", "=", "userAccount.id"),
      )
      .select(["username", "createdAt", "disabledAt", "deletionRequestedAt", "lastSeenAt"])
      .where(sql<boolean>`strpos(username, ${storedUsername(text)}) > 0`)
      .orderBy("username")
      .execute()
  );
}

/** Disables an account (an instant) or enables it (null), in a transaction; false if it is so already. */
export async function setDisabled(
  trx: Queryable,
  { userId, disabledAt }: { userId: number; disabledAt: Instant | null },
): Promise<boolean> {
  const result = await trx
    .updateTable("userAccount")
    .set({ disabledAt })
    .where("id", "=", userId)
    .where("disabledAt", disabledAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await trx.updateTable("accountName").set({ disabledAt }).where("userId", "=", userId).execute();
  return true;
}

/** The account of a name in any case. */
export const findAccount = (
  db: Queryable,
  username: string,
): Promise<AccountForOperator | undefined> =>
  db
    .selectFrom("userAccount")
    .select(["id", "username", "deletionRequestedAt", "disabledAt"])
    .where(isNamed(username))
    .executeTakeFirst();
