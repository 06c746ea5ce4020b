import type { AccountImportInput } from "@triplan/contract";
import {
  findAccountImport,
  inTransaction,
  lockUser,
  startAccountImport as start,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { contentsSentence } from "./contents-sentence.ts";
import { readAccountImport, type AccountImport } from "./read-account-import.ts";

/** Enqueues the import of an archive that the athlete has seen. One that runs or has ended stays as it is. */
export async function startAccountImport(
  ctx: AuthedContext,
  { importId }: AccountImportInput,
): Promise<AccountImport> {
  const { db, userId, network } = ctx;
  const key = { userId, importId };
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const row = await findAccountImport(trx, userId);
    if (row?.id !== importId) throw new DomainError("not_found", "Archive not found");
    if (row.status !== "checked") return;
    const obstacle = await contentsSentence(trx, userId);
    if (obstacle !== null) throw new DomainError("conflict", obstacle);
    await start(trx, { ...key, network });
    await backgroundOf(ctx).jobs.send(trx, "archive.import", key, { key: String(userId) });
  });
  return readAccountImport(ctx);
}
