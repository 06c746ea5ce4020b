import type { StopImportInput } from "@triplan/contract";
import {
  inTransaction,
  listImports,
  lockImport,
  markImportStopped,
  type ImportSummary,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { deleteUpload } from "./uploads.ts";

const MISSING = "Import not found";

/**
 * Ends a running import: the files that were read stay stored, the others are not read. An import
 * that has ended stays as it is.
 */
export async function stopImport(
  { db, userId, settings }: AuthedContext,
  { importId }: StopImportInput,
): Promise<ImportSummary> {
  const key = { userId, importId };
  const uploadKey = await inTransaction(db, async (trx) => {
    const row = await lockImport(trx, key);
    if (!row) throw new DomainError("not_found", MISSING);
    if (row.status === "running") await markImportStopped(trx, key);
    return row.uploadKey;
  });
  if (uploadKey !== null) await deleteUpload(settings.uploadFolder, uploadKey);
  const [summary] = await listImports(db, { userId, importIds: [importId], limit: 1 });
  if (!summary) throw new DomainError("not_found", MISSING);
  return summary;
}
