import { FileRefusal } from "@triplan/activity-files";
import {
  countStoredRows,
  findAccountImport,
  finishAccountImport,
  insertAuditEvent,
  inTransaction,
  lockUser,
  type AccountImportKey,
  type Db,
} from "@triplan/db";
import { contentsSentence } from "./contents-sentence.ts";
import { openArchive } from "./open-archive.ts";
import { storeLists } from "./store-lists.ts";
import { storePreferences } from "./store-preferences.ts";

export interface StoreTask extends AccountImportKey {
  path: string;
  /** ISO 8601. */
  now: string;
}

/**
 * Stores everything that an archive brings back, in one transaction with the end of its import. Throws a
 * FileRefusal for a mistake in it; then nothing is stored. Does nothing for an import that has ended.
 */
export async function storeArchive(db: Db, { path, now, ...key }: StoreTask): Promise<void> {
  const { userId } = key;
  const archive = await openArchive(path);
  try {
    await inTransaction(db, async (trx) => {
      await lockUser(trx, userId);
      const row = await findAccountImport(trx, userId);
      if (row?.id !== key.importId || row.status !== "running") return;
      const contents = await contentsSentence(trx, userId);
      if (contents !== null) throw new FileRefusal(contents);
      const ids = await storeLists(trx, archive, { userId, onRows: progressOf(db, key) });
      await storePreferences(trx, { userId, account: archive.account, ids });
      await finishAccountImport(trx, { ...key, error: null });
      const network = row.network ?? "unknown";
      await insertAuditEvent(trx, { userId, event: "data-imported", network, now });
    });
  } finally {
    archive.close();
  }
}

/** Minimum time between two progress updates. */
const NOTICE_MS = 500;

/** Records the number of stored rows outside the transaction, at most every `NOTICE_MS`. */
function progressOf(db: Db, key: AccountImportKey): (count: number) => Promise<void> {
  let storedRows = 0;
  let last = performance.now();
  return async (count) => {
    storedRows += count;
    if (performance.now() - last < NOTICE_MS) return;
    last = performance.now();
    await countStoredRows(db, { ...key, storedRows });
  };
}
