import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RowTally, TRANSIENT_TABLES, type BackupEnd, type BackupHeader } from "./backup-content.ts";
import { BackupError } from "./backup-error.ts";
import { lastMigration, listSequences, serverVersion } from "./catalog.ts";
import { listTables } from "../catalog/tables.ts";
import { packed } from "./container.ts";
import { copyOut } from "./copy-rows.ts";
import { FRAME, frameBytes } from "./frames.ts";
import { withClient, type OwnConnection } from "./with-client.ts";

export interface BackupSource {
  connectionString: string;
  /** 32 bytes that encrypt the file; null leaves it readable. */
  key: Uint8Array | null;
  now: Date;
}

/** What a file holds. */
export interface BackupSummary {
  header: BackupHeader;
  end: BackupEnd;
}

/**
 * Writes all rows as they are at one instant, on a connection of its own, and ends the stream.
 * Writers of the database don't wait for it.
 *
 * Throws a BackupError for a database without tables of Triplan.
 */
export function writeBackup(source: BackupSource, file: Writable): Promise<BackupSummary> {
  const { connectionString, key, now } = source;
  return withClient(connectionString, async ({ client, db }) => {
    // Never committed or rolled back: the connection may be in the middle of a COPY when it closes.
    await client.query("begin isolation level repeatable read read only");
    const migration = await lastMigration(db);
    if (migration === null) throw new BackupError("The database holds nothing of Triplan yet.");
    const header = {
      takenAt: now.toISOString(),
      migration,
      serverVersion: await serverVersion(db),
      tables: (await listTables(db)).filter(({ name }) => !TRANSIENT_TABLES.includes(name)),
    };
    const end: BackupEnd = { tables: [], sequences: await listSequences(db) };
    await pipeline(packed(framesOf(client, header, end), key), file);
    return { header, end };
  });
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The frames of the file; completes `end` on the way. */
async function* framesOf(
  client: OwnConnection["client"],
  header: BackupHeader,
  end: BackupEnd,
): AsyncGenerator<Buffer> {
  yield frameBytes(FRAME.header, json(header));
  for (const table of header.tables) {
    yield frameBytes(FRAME.table, Buffer.from(table.name));
    const tally = new RowTally();
    for await (const rows of copyOut(client, table)) {
      tally.add(rows);
      yield frameBytes(FRAME.rows, rows);
    }
    end.tables.push({ name: table.name, ...tally.end() });
  }
  yield frameBytes(FRAME.end, json(end));
}
