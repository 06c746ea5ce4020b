import type { IsoDate } from "@triplan/domain";

/** PostgreSQL's type of a column with this `Value`. */
type SqlBase<Value> = [Value] extends [number]
  ? "bigint" | "integer" | "smallint" | "double precision"
  : [Value] extends [boolean]
    ? "boolean"
    : [Value] extends [IsoDate]
      ? "date"
      : [Value] extends [string]
        ? "text" | "uuid" | "timestamp with time zone"
        : [Value] extends [string[]]
          ? "text[]"
          : [Value] extends [(number | null)[]]
            ? "integer[]" | "jsonb"
            : [Value] extends [Buffer]
              ? "bytea"
              : "jsonb";

/** Like `SqlBase`, with "null" for columns that may be. */
export type SqlType<Value> = null extends Value
  ? `${SqlBase<NonNullable<Value>>} null`
  : SqlBase<Value>;
