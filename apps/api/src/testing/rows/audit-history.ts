import type { Queryable } from "@triplan/db";

/** The audited events of a user, oldest first. */
export async function auditHistory(db: Queryable, userId: number) {
  const rows = await db
    .selectFrom("auditEvent")
    .select("event")
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ event }) => event);
}
