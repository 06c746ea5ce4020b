import { insertAuditEvent, type AuditEventKind, type Queryable } from "@triplan/db";
import type { Context } from "./context.ts";

/** Adds an event to the account's history and to the log. */
export async function audit(
  db: Queryable,
  { network, now, log }: Pick<Context, "network" | "now" | "log">,
  { userId, event }: { userId: number; event: AuditEventKind },
): Promise<void> {
  await insertAuditEvent(db, { userId, event, network, now: now.toISOString() });
  log.info({ network, userId }, event.replaceAll("-", " "));
}
