import pg from "pg";
import { expect, test } from "vitest";
import { refusedData } from "./refused-data.ts";

const failure = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, "error"), { code });

test.each([
  [
    "23514",
    'new row for relation "exercise_102044" violates check constraint "a_check"',
    "a_check",
  ],
  ["23502", 'null value in column "change" of relation "a_102" violates not-null', "change"],
  ["22P02", 'invalid input syntax for type integer: "x"', null],
])("finds the name in a message of Citus (%s)", (code, message, constraint) => {
  expect(refusedData(failure(code, message))).toEqual({ constraint });
});
