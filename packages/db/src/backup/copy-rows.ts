import pg, { type Client } from "pg";
import { from, to } from "pg-copy-streams";
import { RowTally, type BackupTable } from "./backup-content.ts";

const columnsOf = ({ name, columns }: BackupTable) =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;

/** The rows of a table in PostgreSQL's text format. */
export function copyOut(client: Client, table: BackupTable): AsyncIterable<Buffer> {
  const rows = client.query(to(`copy ${columnsOf(table)} to stdout`));
  // The connection may close after the reader has given up.
  rows.on("error", () => {});
  return rows;
}

/** Takes the rows of a table in PostgreSQL's text format. */
export const copyIn = (client: Client, table: BackupTable) =>
  client.query(from(`copy ${columnsOf(table)} from stdin`));

/** Count and hash of the rows of a table. */
export async function tallyRows(client: Client, table: BackupTable) {
  const tally = new RowTally();
  for await (const rows of copyOut(client, table)) tally.add(rows);
  return tally.end();
}
