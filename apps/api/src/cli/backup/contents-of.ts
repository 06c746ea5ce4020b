import type { BackupSummary } from "@triplan/db/backup";

/** What a backup holds, such as "3 accounts, 1,204 rows of 30 tables, taken 2026-03-02 08:00 UTC". */
export function contentsOf({ header, end }: BackupSummary): string {
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0);
  const accounts = end.tables.find(({ name }) => name === "user_account")?.rows ?? 0;
  const taken = header.takenAt.slice(0, 16).replace("T", " ");
  return (
    `${count(accounts, "account")}, ${count(rows, "row")} of ${count(end.tables.length, "table")}, ` +
    `taken ${taken} UTC`
  );
}

const count = (number: number, thing: string) =>
  `${number.toLocaleString("en")} ${thing}${number === 1 ? "" : "s"}`;
