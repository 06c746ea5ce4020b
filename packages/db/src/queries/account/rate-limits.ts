import { sql } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";

export interface LimitedCalls {
  /** Such as "user 7" or "network 192.0.2.0". */
  caller: string;
  /** The limit. */
  name: string;
  calls: number;
  /** Length of a window that begins now. */
  seconds: number;
}

export interface CallCount {
  /** Calls in the window, these included. */
  count: number;
  /** Until the window ends, rounded up. */
  secondsLeft: number;
}

/**
 * Adds calls to the caller's window, or begins one. By the clock of the database, the same for every
 * process.
 */
export async function countCalls(
  db: Queryable,
  { caller, name, calls, seconds }: LimitedCalls,
): Promise<CallCount> {
  const { rows } = await sql<CallCount>`
    insert into rate_limit_count as counted (caller, name, count, ends_at)
    values (${caller}, ${name}, ${calls}, now() + make_interval(secs => ${seconds}))
    on conflict (caller, name) do update set
      count = excluded.count + case when counted.ends_at > now() then counted.count else 0 end,
      ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as seconds_left`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The calls were not counted");
  return row;
}

/** Deletes windows that are over; returns their number. */
export async function deleteOldCallCounts(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("rateLimitCount")
    .where("endsAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
