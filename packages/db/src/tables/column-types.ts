import type { ColumnType } from "kysely";

/** An instant as rows carry it: ISO 8601 in UTC with milliseconds ("2026-03-01T09:30:00.000Z"). */
export type Instant = string;

/** Set by the database unless the caller gives one. */
export type DefaultInstant = ColumnType<Instant, Instant | undefined, Instant>;

/** A `jsonb` column: parsed when read, written as the text of `JSON.stringify`. */
export type Json<T> = ColumnType<T, string, string>;

/** A `jsonb` column with a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
