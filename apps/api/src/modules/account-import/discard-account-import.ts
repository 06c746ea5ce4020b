import type { AccountImportInput } from "@triplan/contract";
import { deleteAccountImport, findAccountImport, inTransaction, lockUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { deleteUpload } from "../imports/uploads.ts";
import { readAccountImport, type AccountImport } from "./read-account-import.ts";

/** Discards an archive and deletes its file. Imported data stays. */
export async function discardAccountImport(
  ctx: AuthedContext,
  { importId }: AccountImportInput,
): Promise<AccountImport> {
  const { db, userId, settings } = ctx;
  const uploadKey = await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const row = await findAccountImport(trx, userId);
    if (row?.id !== importId) throw new DomainError("not_found", "Archive not found");
    if (row.status === "running") {
      throw new DomainError("conflict", "This archive is being imported. Wait until it has ended.");
    }
    await deleteAccountImport(trx, { userId, importId });
    return row.uploadKey;
  });
  if (uploadKey !== null) await deleteUpload(settings.uploadFolder, uploadKey);
  return readAccountImport(ctx);
}
