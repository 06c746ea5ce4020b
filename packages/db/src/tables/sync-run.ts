import type { ColumnType, Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/**
 * `accepted` is an end too: the provider took the request, and what it has will come later, by
 * itself.
 */
export type SyncStatus = "queued" | "requesting" | "waiting" | "completed" | "accepted" | "failed";

/** A window of history that was asked for: from included, to excluded. */
export interface RequestedWindow {
  from: Instant;
  to: Instant;
}

/** One time that the athlete asked for their activities, and what came of it. */
export interface SyncRunTable {
  id: Generated<number>;
  userId: number;
  connectionId: number;
  status: Generated<SyncStatus>;
  /** The windows that the provider took. */
  requested: ColumnType<RequestedWindow[], string | undefined, string>;
  /** Activities that came while the run was open: each is imported, updated or skipped. */
  received: Generated<number>;
  imported: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  /** Activities that were matched with an exercise. */
  matched: Generated<number>;
  /** Why it failed, for the athlete. */
  error: string | null;
  lastReceivedAt: Instant | null;
  finishedAt: Instant | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type SyncRunRow = Selectable<SyncRunTable>;
