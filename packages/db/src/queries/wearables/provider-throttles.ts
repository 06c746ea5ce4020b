import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

/** The instant until which the provider must not be called, or null. */
export async function findThrottle(db: Queryable, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom("providerThrottle")
    .select("blockedUntil")
    .where("provider", "=", provider)
    .where("blockedUntil", ">", sql<string>`now()`)
    .executeTakeFirst();
  return row?.blockedUntil ?? null;
}

/** Blocks calls to the provider; the longer of two waits wins. */
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
