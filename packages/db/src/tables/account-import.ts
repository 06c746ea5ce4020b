import type { ArchiveSummary } from "@triplan/contract/account-archive";
import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Json } from "./column-types.ts";

type AccountImportStatus = "checked" | "running" | "done" | "failed";

/** The archive that an athlete imports; each has one at most. */
export interface AccountImportTable {
  id: Generated<number>;
  userId: number;
  status: Generated<AccountImportStatus>;
  summary: Json<ArchiveSummary>;
  /** Names the upload on the disk; null once it is deleted. */
  uploadKey: string | null;
  /** Counted while it runs. */
  storedRows: Generated<number>;
  /** Where the athlete confirmed it, for the account's history. */
  network: string | null;
  /** Why it failed, for the athlete. */
  error: string | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export type AccountImportRow = Selectable<AccountImportTable>;
