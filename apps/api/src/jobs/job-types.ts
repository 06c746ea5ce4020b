import type { AccountImportKey, ImportKey } from "@triplan/db";
import type { Notice } from "../mail/notice.ts";

/** Jobs of earlier versions have positions in the body instead of a part. */
interface PartJob {
  logId: number;
  userId: number;
  connectionId: number;
  partId?: number;
}

/** Job payloads: ids only, so that personal data is deleted with the rows it belongs to. */
export interface JobTypes {
  /**
   * Dispatch a webhook from its stored body; `heldFor` (a connection id) limits it to that athlete's
   * activities and pings, `items` to these positions in the body.
   */
  "webhook.ingest": { logId: number; heldFor?: number; items?: number[] };
  /** Store one athlete's activities of a webhook. */
  "activity.upsert": PartJob & { items?: number[] };
  /** Fetch what a ping points to, and store it. */
  "ping.fetch": PartJob & { item?: number };
  /** Jobs of the three queues above that failed for good. */
  "webhook.dead": { logId: number };
  /** Ask the provider whether the athlete has really left; `check` counts from 0. */
  "connection.verify": { userId: number; connectionId: number; check: number };
  /** Ask the provider for the athlete's permissions. */
  "connection.permissions": { userId: number; connectionId: number };
  /** Request an athlete's history from the provider. */
  "sync.run": { userId: number; runId: number };
  /** Check whether a sync is complete. */
  "sync.settle": { userId: number; runId: number };
  /** Send the planned workouts of an athlete to the provider, and remove those that are no longer. */
  "workouts.push": { userId: number };
  /** Enqueue `workouts.push` for athletes whose day has begun. */
  "workouts.daily": Record<string, never>;
  /** Store the files of an upload; `exerciseId` is the exercise that the athlete dropped it on. */
  "import.run": ImportKey & { exerciseId?: number };
  /** Imports whose job failed for good. */
  "import.dead": ImportKey;
  /** Store what an archive of an account holds. */
  "archive.import": AccountImportKey;
  /** Imports of archives whose job failed for good. */
  "archive.dead": AccountImportKey;
  /** Calculate stored efforts of older rules again. */
  "efforts.update": Record<string, never>;
  /** Mail a link for a new password; null for an address without an account. */
  "reset.mail": { userId: number | null };
  /** Mail the link that confirms the new address of an account to that address. */
  "email.confirm": { userId: number };
  /** Mail an athlete what happened to the account. */
  "notice.mail": { userId: number; notice: Notice };
  /** Save the backup of the day. */
  "backup.nightly": Record<string, never>;
  /** Delete data past its retention period, retry disconnects and renew grants. */
  cleanup: Record<string, never>;
}

export type JobName = keyof JobTypes;

export interface Job<Name extends JobName> {
  id: string;
  data: JobTypes[Name];
  /** Aborts when the job expires or the process stops. */
  signal: AbortSignal;
}
