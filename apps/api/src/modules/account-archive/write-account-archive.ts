import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { accountRow, ARCHIVE_FORMAT, ARCHIVE_VERSION } from "@triplan/contract/account-archive";
import { findPublicUser, listArchivedRows, type ArchivedRow, type Queryable } from "@triplan/db";
import { ZipFile } from "yazl";
import { unpackStream } from "../imports/stream-bytes.ts";
import { ARCHIVE_SCHEMA_PATH } from "./archive-schema.ts";
import { ARCHIVE_TABLES, type ArchiveTable } from "./archive-tables.ts";

export interface ArchiveSource {
  /** Sees one state of the database. */
  db: Queryable;
  userId: number;
  now: Date;
  publicOrigin: string;
}

/** Writes everything that is stored of a user as a ZIP archive, page by page. */
export async function writeAccountArchive(source: ArchiveSource, path: string): Promise<void> {
  const zip = new ZipFile();
  const failures: unknown[] = [];
  /** After a failure the archive ends early: the library can't be stopped. */
  async function* untilFailure(text: AsyncIterable<string> | Iterable<string>) {
    try {
      if (failures.length === 0) yield* text;
    } catch (error) {
      failures.push(error);
    }
  }
  const add = (name: string, text: AsyncIterable<string> | Iterable<string>) =>
    zip.addReadStreamLazy(`${name}.json`, { mtime: source.now }, (give) =>
      give(null, Readable.from(untilFailure(text))),
    );
  add("archive", [JSON.stringify(headOf(source), null, 2)]);
  add("account", accountOf(source));
  for (const table of ARCHIVE_TABLES) add(table.name, arrayOf(rowsOf(source, table)));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  if (failures.length > 0) throw failures[0];
}

const headOf = ({ now, publicOrigin }: ArchiveSource) => ({
  $schema: `${publicOrigin}${ARCHIVE_SCHEMA_PATH}`,
  format: ARCHIVE_FORMAT,
  version: ARCHIVE_VERSION,
  takenAt: now.toISOString(),
});

async function* accountOf({ db, userId }: ArchiveSource): AsyncGenerator<string> {
  const user = await findPublicUser(db, userId);
  const fields = new Set(Object.keys(accountRow.shape));
  yield JSON.stringify(
    Object.fromEntries(Object.entries(user ?? {}).filter(([field]) => fields.has(field))),
    null,
    2,
  );
}

/** One row a line, so that a reader needs no more than a line at once. */
async function* arrayOf(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[\n]\n" : "\n]\n";
}

const PAGE = 200;
/** A recording is a thousand times larger than other rows. */
const RECORDINGS_PAGE = 20;

async function* rowsOf(
  { db, userId }: ArchiveSource,
  table: ArchiveTable,
): AsyncGenerator<ArchivedRow> {
  const limit = table.name === "recordings" ? RECORDINGS_PAGE : PAGE;
  let after: unknown[] | null = null;
  for (;;) {
    const rows: ArchivedRow[] = await listArchivedRows(db, table, { userId, after, limit });
    for (const row of rows) yield await shownRow(row, table);
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = table.key.map((column) => last[column]);
  }
}

async function shownRow(row: ArchivedRow, { columns }: ArchiveTable): Promise<ArchivedRow> {
  const entries = columns.map(async (column) => {
    const value = row[column];
    return [column, Buffer.isBuffer(value) ? await unpackStream(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
