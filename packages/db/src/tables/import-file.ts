import type { ImportOutcome } from "@triplan/domain";
import type { Insertable } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

/** What became of one file of an import. */
export interface ImportFileTable {
  userId: number;
  importId: number;
  /** In an archive, rising from 0. */
  position: number;
  name: string;
  outcome: ImportOutcome;
  /** A sentence for the athlete, where the outcome doesn't say all. */
  reason: string | null;
  activityId: number | null;
  createdAt: DefaultInstant;
}

export type NewImportFile = Insertable<ImportFileTable>;
