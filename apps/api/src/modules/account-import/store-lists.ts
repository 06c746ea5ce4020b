import { takeIds, type ArchivedRow, type Queryable } from "@triplan/db";
import { IMPORTED_TABLES, type ArchiveTable } from "../account-archive/archive-tables.ts";
import { fieldMistake, parseRow, rowMistake } from "./archive-mistake.ts";
import type { ArrayLine } from "./array-lines.ts";
import { ImportContext } from "./import-context.ts";
import { insertRows, type NewRow } from "./insert-rows.ts";
import { NAMED_LISTS, rulesOf } from "./list-rules.ts";
import type { NewIds } from "./new-ids.ts";
import type { OpenArchive } from "./open-archive.ts";

interface Store {
  userId: number;
  onRows: (count: number) => Promise<void>;
}

/** Stores the rows of every list that an import brings back, in a transaction; returns their new ids. */
export async function storeLists(
  trx: Queryable,
  archive: OpenArchive,
  { userId, onRows }: Store,
): Promise<NewIds> {
  const context = new ImportContext();
  for (const table of IMPORTED_TABLES) {
    for await (const lines of batchesOf(archive, table)) {
      const archived = await Promise.all(lines.map((line) => newRow(table, line, context)));
      const rows = await withIds(trx, table, { rows: archived, ids: context.ids });
      await insertRows(trx, table, { userId, rows });
      await onRows(rows.length);
    }
  }
  await context.activities.writeDuplicates(trx, userId);
  await context.activities.writeEfforts(trx, userId);
  return context.ids;
}

const BATCH = 200;
/** A recording is a thousand times larger than other rows, and a plan may name the plan before it. */
const BATCHES: ReadonlyMap<string, number> = new Map([
  ["recordings", 20],
  ["plans", 1],
]);

async function* batchesOf(
  archive: OpenArchive,
  { name }: ArchiveTable,
): AsyncGenerator<ArrayLine[]> {
  const size = BATCHES.get(name) ?? BATCH;
  let batch: ArrayLine[] = [];
  for await (const line of archive.lines(name)) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The row to store, without its new id. */
async function newRow(
  { name }: ArchiveTable,
  { number, text }: ArrayLine,
  context: ImportContext,
): Promise<NewRow> {
  const place = { file: `${name}.json`, number };
  const { references, read } = rulesOf(name);
  const answer = read(parseRow(place, text));
  if ("error" in answer) throw fieldMistake(place, answer.error);
  const row = await answer.stored(context);
  const renamed: Record<string, unknown> = { ...row };
  for (const [column, list] of Object.entries(references)) {
    if (row[column] === null || row[column] === undefined) continue;
    renamed[column] = context.ids.find(list, row[column]);
    if (renamed[column] === null) {
      throw rowMistake(place, `${column} names a row that ${list}.json does not have.`);
    }
  }
  return { number, row: renamed };
}

/** Rows with ids of this database. */
async function withIds(
  trx: Queryable,
  { name, table, columns }: ArchiveTable,
  { rows, ids }: { rows: readonly NewRow[]; ids: NewIds },
): Promise<readonly NewRow[]> {
  if (!columns.includes("id")) return rows;
  const taken = await takeIds(trx, table, rows.length);
  return rows.map(({ number, row }, at) => {
    const id = taken[at];
    if (id === undefined) throw new Error("unreachable");
    if (NAMED_LISTS.has(name) && !ids.add(name, row["id"], id)) {
      throw rowMistake({ file: `${name}.json`, number }, "its id is there twice.");
    }
    return { number, row: { ...row, id } satisfies ArchivedRow };
  });
}
