import type { Instant } from "../../tables/column-types.ts";
import type { AuditEventKind } from "../../tables/audit-event.ts";
import type { Queryable } from "../../tables/database.ts";

export interface NewAuditEvent {
  userId: number;
  event: AuditEventKind;
  network: string;
  now: Instant;
}

/** Adds to the history of an account. */
export async function insertAuditEvent(
  db: Queryable,
  { now, ...event }: NewAuditEvent,
): Promise<void> {
  await db
    .insertInto("auditEvent")
    .values({ ...event, createdAt: now })
    .execute();
}

/** Deletes what happened before then; returns the number. */
export async function deleteOldAuditEvents(db: Queryable, before: Instant): Promise<number> {
  const result = await db
    .deleteFrom("auditEvent")
    .where("createdAt", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
