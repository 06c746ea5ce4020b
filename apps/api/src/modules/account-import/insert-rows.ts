import { insertArchivedRows, type ArchivedRow, type Queryable } from "@triplan/db";
import type { ArchiveTable } from "../account-archive/archive-tables.ts";
import { rowMistake } from "./archive-mistake.ts";

/** A row as it is stored, and its number in its file. */
export interface NewRow {
  number: number;
  row: ArchivedRow;
}

/** Inserts rows of a list. Throws a FileRefusal that names the first that the database refuses. */
export async function insertRows(
  trx: Queryable,
  table: ArchiveTable,
  { userId, rows }: { userId: number; rows: readonly NewRow[] },
): Promise<void> {
  const insert = (some: readonly NewRow[]) =>
    insertArchivedRows(trx, table, {
      userId,
      rows: some.map(({ row }) => row),
      // Deleted before the import as well.
      mayExist: table.name === "deletedActivities",
    });
  if ((await insert(rows)) === "stored") return;
  for (const each of rows) {
    const insertion = await insert([each]);
    if (insertion === "stored") continue;
    const place = { file: `${table.name}.json`, number: each.number };
    throw rowMistake(place, problemOf(insertion.refusedBy, table.table));
  }
}

const UNIQUE = /_(?:key|once|one_a_day|pkey)$/;

/** What is wrong. The names of rules say what they are about: "exercise_day_name_check". */
export function problemOf(rule: string | null, table: string): string {
  if (rule === null) return "a value can't be stored.";
  if (UNIQUE.test(rule)) return "it is there twice.";
  const prefix = `${table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_`;
  const subject = rule.replace(prefix, "").replace(/_(?:check|fkey)$/, "");
  return `it breaks the rule “${subject.replaceAll("_", " ")}”.`;
}
