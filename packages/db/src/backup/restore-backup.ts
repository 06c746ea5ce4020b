import { pipeline } from "node:stream/promises";
import {
  addForeignKeys,
  dropForeignKeys,
  listForeignKeys,
  type ForeignKey,
} from "../catalog/foreign-keys.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import type { Queryable } from "../tables/database.ts";
import type { BackupEnd, BackupHeader } from "./backup-content.ts";
import { BackupError } from "./backup-error.ts";
import { setSequence } from "./catalog.ts";
import { listTables } from "../catalog/tables.ts";
import { copyIn, tallyRows } from "./copy-rows.ts";
import { migrate, type Migrations } from "./migrate.ts";
import { prepareEmptyDatabase } from "./prepare-empty-database.ts";
import { readBackup } from "./read-backup.ts";
import { withClient, type OwnConnection } from "./with-client.ts";
import type { BackupSummary } from "./write-backup.ts";

export interface RestoreOptions {
  connectionString: string;
  file: AsyncIterable<Buffer>;
  /** Of an encrypted file. */
  key: Uint8Array | null;
  migrations?: Migrations;
  /** Runs in the same transaction, once all rows are there. */
  beforeCommit?: (trx: Queryable) => Promise<void>;
}

/**
 * Restores a file into an empty database and migrates it to this version, in one transaction: an
 * error leaves the database as it was. The role needs no superuser rights.
 *
 * Throws a BackupError if the file can't be used, is of a newer version, or the database has rows.
 */
export function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const { connectionString, file, key, migrations = ALL_MIGRATIONS, beforeCommit } = options;
  return withClient(connectionString, async ({ client, db }) => {
    const summary = await db.transaction().execute(async (trx) => {
      // Tables refer to each other in a circle.
      let foreignKeys: ForeignKey[] = [];
      const { header, end } = await readBackup(file, key, {
        header: async (content) => {
          refuseNewer(content, migrations);
          await prepareEmptyDatabase(trx, content.migration, migrations);
          await refuseOtherTables(trx, content);
          foreignKeys = await listForeignKeys(trx);
          await dropForeignKeys(trx, foreignKeys);
        },
        table: (table, rows) => pipeline(rows, copyIn(client, table)),
      });
      await compareRows(client, header, end);
      for (const sequence of end.sequences) await setSequence(trx, sequence);
      await addForeignKeys(trx, foreignKeys);
      await migrate(trx, migrations);
      await beforeCommit?.(trx);
      return { header, end };
    });
    // Without statistics the first queries would be planned badly.
    await client.query("analyze");
    return summary;
  });
}

function refuseNewer({ migration }: BackupHeader, migrations: Migrations): void {
  if (Object.hasOwn(migrations, migration)) return;
  throw new BackupError(
    `The backup was made by a newer version of Triplan (it has ${migration}). Use that version.`,
  );
}

async function refuseOtherTables(trx: Queryable, { tables }: BackupHeader): Promise<void> {
  const own = new Map((await listTables(trx)).map(({ name, columns }) => [name, columns]));
  const other = tables.find(
    ({ name, columns }) => own.get(name)?.toSorted().join() !== columns.toSorted().join(),
  );
  if (other) {
    throw new BackupError(`The table ${other.name} of the backup is not one of this version.`);
  }
}

/** Reads back what PostgreSQL stored, before anything else changes it. */
async function compareRows(
  client: OwnConnection["client"],
  { tables }: BackupHeader,
  end: BackupEnd,
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const { rows, sha256 } = await tallyRows(client, table);
    const expected = end.tables[index];
    if (rows === expected?.rows && sha256 === expected.sha256) continue;
    throw new BackupError(
      `The rows of ${table.name} differ from the backup. Nothing was restored.`,
    );
  }
}
