import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

export interface WebhookCounts {
  /** Received webhooks that are not dispatched yet. */
  unprocessed: number;
  /** Age of the oldest of them; 0 without one. */
  oldestSeconds: number;
  /** Webhooks in the dead letter queue. */
  dead: number;
}

/** Counts the webhooks that still need work; both indexes hold only such rows. */
export async function countWebhooks(db: Queryable): Promise<WebhookCounts> {
  const { rows } = await sql<WebhookCounts>`
    select count(*)::int as unprocessed,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest_seconds,
      (select count(*)::int from wearable_webhook_log where status = 'dead') as dead
    from wearable_webhook_log where status = 'received'`.execute(db);
  return rows[0] ?? { unprocessed: 0, oldestSeconds: 0, dead: 0 };
}
