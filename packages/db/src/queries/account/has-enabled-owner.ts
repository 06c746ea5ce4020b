import { sql, type RawBuilder, type SqlBool } from "kysely";

/** A row of an account. */
type Owned = "calendarFeed" | "planShare" | "wearableConnection";

/** Where condition: the account of the row is enabled. */
export const hasEnabledOwner = (table: Owned): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (
    select from user_account
    where user_account.id = ${sql.ref(`${table}.userId`)} and user_account.disabled_at is null)`;
