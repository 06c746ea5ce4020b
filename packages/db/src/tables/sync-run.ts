import type { ColumnType, Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** `accepted` is final too: the provider took the request and sends its data later. */
export type SyncStatus = "queued" | "requesting" | "waiting" | "completed" | "accepted" | "failed";

/** A requested window of history: `from` included, `to` excluded. */
export interface RequestedWindow {
  from: Instant;
  to: Instant;
}

/** One request of the athlete for activities, and its outcome. */
export interface SyncRunTable {
  id: Generated<number>;
  userId: number;
  connectionId: number;
  status: Generated<SyncStatus>;
  /** The windows that the provider accepted. */
  requested: ColumnType<RequestedWindow[], string | undefined, string>;
  /** Activities received while the run was open, as the sum of imported, updated and skipped. */
  received: Generated<number>;
  imported: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  matched: Generated<number>;
  /** The reason of a failure, for the athlete. */
  error: string | null;
  lastReceivedAt: Instant | null;
  finishedAt: Instant | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type SyncRunRow = Selectable<SyncRunTable>;
