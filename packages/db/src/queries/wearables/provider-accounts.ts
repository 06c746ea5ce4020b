import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Queryable } from "../../tables/database.ts";

interface ProviderAccount {
  userId: number;
  provider: string;
}

/**
 * Makes the account at the provider the user's, in place of another one, in a transaction. Rejects
 * with a violation of `UNIQUE_KEYS.providerAccount` if another user holds it.
 */
export async function claimProviderAccount(
  trx: Queryable,
  account: ProviderAccount & { providerUserId: string },
): Promise<void> {
  await releaseProviderAccount(trx, account);
  const { userId, provider, providerUserId } = account;
  await trx.insertInto("providerAccount").values({ userId, provider, providerUserId }).execute();
}

/** Lets another user connect the account. */
export async function releaseProviderAccount(
  trx: Queryable,
  { userId, provider }: ProviderAccount,
): Promise<void> {
  await trx
    .deleteFrom("providerAccount")
    .where("userId", "=", userId)
    .where("provider", "=", provider)
    .execute();
}

/** Where condition of connections: of users who hold these accounts. */
export const holdsAccounts = (
  provider: string,
  providerUserIds: readonly string[],
): RawBuilder<SqlBool> => sql<SqlBool>`
  wearable_connection.user_id in (
    select user_id from provider_account where provider = ${provider}
      and provider_user_id = any(${[...providerUserIds]}::text[]))`;
