import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Queryable } from "./tables/database.ts";

const PATIENCE = 2000;
const PAUSE = 100;

/**
 * Seconds since the last transaction that the standby replayed, or null if it replayed none; 0 if
 * it reaches the primary's present position within two seconds.
 */
export async function readReplayLag(
  primary: Queryable,
  standby: Queryable,
): Promise<number | null> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position`.execute(primary);
  const position = rows[0]?.position ?? "0/0";
  const end = performance.now() + PATIENCE;
  for (;;) {
    const { hasReplayed, seconds } = await replayOf(standby, position);
    if (hasReplayed) return 0;
    if (performance.now() > end) return seconds;
    await sleep(PAUSE);
  }
}

async function replayOf(standby: Queryable, position: string) {
  const { rows } = await sql<{ hasReplayed: boolean | null; seconds: number | null }>`
    select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_replayed,
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float as seconds`.execute(
    standby,
  );
  return rows[0] ?? { hasReplayed: false, seconds: null };
}
