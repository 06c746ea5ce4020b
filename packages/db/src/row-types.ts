import pg from "pg";

const { types } = pg;
const { DATE, INT8, TIMESTAMPTZ } = types.builtins;

const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** An instant as PostgreSQL writes it, as ISO 8601 in UTC with milliseconds. */
function toInstant(text: string): string {
  // Most sessions run in UTC, where cutting the text is ten times faster than a Date.
  const utc = UTC.exec(text);
  if (utc) return `${utc[1]}T${utc[2]}.${(utc[3] ?? "").padEnd(3, "0")}Z`;
  const parsed: unknown = types.getTypeParser(TIMESTAMPTZ)(text);
  return parsed instanceof Date ? parsed.toISOString() : text;
}

/**
 * How a pool reads columns: dates as `YYYY-MM-DD`, instants as ISO text, `int8` as numbers (our
 * ids stay far below 2^53), so that a row is JSON as it is. Other types as `pg` reads them.
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(DATE, (text: string) => text);
rowTypes.setTypeParser(TIMESTAMPTZ, toInstant);
rowTypes.setTypeParser(INT8, Number);
