import { sql } from "kysely";
import type { Queryable } from "../database.ts";

/** When the provider may be called again, or null for now. */
export async function findThrottle(db: Queryable, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom("providerThrottle")
    .select("blockedUntil")
    .where("provider", "=", provider)
    .where("blockedUntil", ">", sql<string>`now()`)
    .executeTakeFirst();
  return row?.blockedUntil ?? null;
}

/** Nobody calls the provider for that long; of two waits the longer one holds. */
export async function throttleProvider(
  db: Queryable,
  { provider, seconds }: { provider: string; seconds: number },
): Promise<void> {
  const blockedUntil = sql<string>`now() + make_interval(secs => ${seconds})`;
  await db
    .insertInto("providerThrottle")
    .values({ provider, blockedUntil })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet({
        blockedUntil: sql<string>`greatest(provider_throttle.blocked_until, excluded.blocked_until)`,
        updatedAt: sql`now()`,
      }),
    )
    .execute();
}
