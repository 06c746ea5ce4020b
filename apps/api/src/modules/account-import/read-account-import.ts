import type { ArchiveSummary } from "@triplan/contract/account-archive";
import { findAccountImport, type AccountImportRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { contentsSentence } from "./contents-sentence.ts";

export interface AccountImport {
  /** Why the account can't take an archive; null for an empty one. */
  obstacle: string | null;
  archive:
    | (ArchiveSummary & Pick<AccountImportRow, "id" | "status" | "storedRows" | "error">)
    | null;
}

/** Whether the account can take an archive, and the one that is or was imported. */
export async function readAccountImport({ db, userId }: AuthedContext): Promise<AccountImport> {
  const row = await findAccountImport(db, userId);
  return { obstacle: await contentsSentence(db, userId), archive: row ? shown(row) : null };
}

const shown = ({ id, status, summary, storedRows, error }: AccountImportRow) => ({
  ...summary,
  id,
  status,
  storedRows: status === "done" ? summary.rows : storedRows,
  error,
});
