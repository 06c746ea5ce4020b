import { sql, type RawBuilder } from "kysely";

// A migration never changes once it has run anywhere, so it repeats its lists instead of importing
// them: what the product calls an intensity tomorrow is not what this migration created.

type Check = RawBuilder<boolean>;

const DAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** One of the words, or null where the column may be. */
export const oneOf = (column: string, words: readonly string[]): Check =>
  sql`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** The column's text has between `min` and `max` characters. */
export const lengthWithin = (column: string, min: number, max: number): Check =>
  sql`char_length(${sql.ref(column)}) between ${sql.lit(min)} and ${sql.lit(max)}`;

/** The columns' texts all have the form of the regular expression. */
export const allLike = (columns: readonly string[], pattern: string): Check =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} ~ ${sql.lit(pattern)}`),
    sql` and `,
  );

/** `m:ss` or `mm:ss`. */
export const CLOCK_PACE = String.raw`^\d{1,2}:[0-5]\d$`;
/** A number of up to two digits, with one decimal at most. */
export const SPEED = String.raw`^\d{1,2}(\.\d)?$`;
/** A decimal number as it is typed. */
export const DECIMAL = String.raw`^\d{1,12}(\.\d{1,12})?$`;
/** `h:mm:ss` or `hh:mm:ss`. */
export const FINISH_TIME = String.raw`^\d{1,2}:[0-5]\d:[0-5]\d$`;

/** 64 hexadecimal digits. */
export const SHA256 = "^[0-9a-f]{64}$";

/** The day's name is the name of the day. */
export const nameOfDay = (dayName: string, day: string): Check =>
  sql`${sql.ref(dayName)} = (array[${sql.join(DAY_NAMES.map((name) => sql.lit(name)))}])[${sql.ref(day)} + 1]`;

const SEVEN_DAYS = [
  '$.type() == "array" && $.size() == 7',
  ...DAY_NAMES.map((name, day) => `$[${day}].day == ${day} && $[${day}].dayName == "${name}"`),
].join(" && ");

// Entries are counted where all holds: a missing or mistyped field makes a comparison unknown, and
// what is unknown is not counted.
const SOUND_ENTRIES =
  "$[*] ? (@.hours >= 0 && @.hours <= 8 && (@.available == true || @.available == false)" +
  " && (@.isEndurance == true || @.isEndurance == false))";

/** Seven entries, Sunday first, each with its day's number and name and 0 to 8 hours. */
export const sevenDays = (column: string): Check => sql`
  (${sql.ref(column)} @@ ${sql.lit(SEVEN_DAYS)}) is true
  and jsonb_array_length(jsonb_path_query_array(${sql.ref(column)}, ${sql.lit(SOUND_ENTRIES)})) = 7`;
