import type { ImportOutcome } from "@triplan/domain";
import type { Generated, Insertable, Selectable } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

type ImportStatus = "running" | "done" | "failed";

/** One uploaded file or archive of an athlete. */
export interface ActivityImportTable {
  id: Generated<number>;
  userId: number;
  /** The file's name, only for display. */
  name: string;
  byteLength: number;
  /** The athlete's zone, for files that have none. */
  timeZone: string;
  /** Names the upload on the disk; null while it is received and once it is deleted. */
  uploadKey: string | null;
  /** Of the archive; null until it was opened, and where inner archives hide it. */
  fileCount: number | null;
  status: Generated<ImportStatus>;
  /** The athlete stopped it before all files were read; its status is "done". */
  isStopped: Generated<boolean>;
  /** Why it failed, for the athlete. */
  error: string | null;
  finishedAt: Instant | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type ImportRow = Selectable<ActivityImportTable>;

/** The outcome of one file of an import. */
export interface ImportFileTable {
  userId: number;
  importId: number;
  /** Position in an archive, from 0. */
  position: number;
  name: string;
  outcome: ImportOutcome;
  /** A sentence for the athlete, where the outcome doesn't say all. */
  reason: string | null;
  activityId: number | null;
  createdAt: DefaultInstant;
}

export type NewImportFile = Insertable<ImportFileTable>;
