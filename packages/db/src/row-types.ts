import pg from "pg";

const { types } = pg;
const { DATE, INT8, TIMESTAMPTZ } = types.builtins;

const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** Converts PostgreSQL's text of an instant to ISO 8601 in UTC with milliseconds. */
function toInstant(text: string): string {
  // Most sessions run in UTC, where cutting the text is ten times faster than a Date.
  const utc = UTC.exec(text);
  if (utc) return `${utc[1]}T${utc[2]}.${(utc[3] ?? "").padEnd(3, "0")}Z`;
  const parsed: unknown = types.getTypeParser(TIMESTAMPTZ)(text);
  return parsed instanceof Date ? parsed.toISOString() : text;
}

/**
 * Reads dates as `YYYY-MM-DD`, instants as ISO text and `int8` as numbers (ids stay below 2^53), so
 * that rows are plain JSON. Other types as in `pg`.
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(DATE, (text: string) => text);
rowTypes.setTypeParser(TIMESTAMPTZ, toInstant);
rowTypes.setTypeParser(INT8, Number);
