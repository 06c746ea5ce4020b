import { test } from "@fast-check/vitest";
import { date as arbDate, constantFrom } from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { testDatabase } from "./testing/test-database.ts";

const { db } = await testDatabase({ max: 1 });

const arbInstant = arbDate({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2200-01-01T00:00:00Z"),
  noInvalidDate: true,
}).map((date) => date.toISOString());

test.prop([arbInstant, constantFrom("UTC", "Asia/Kathmandu", "America/St_Johns")], {
  numRuns: 60,
})("an instant reads back unchanged in every session time zone", async (at, zone) => {
  await sql`select set_config('timezone', ${zone}, false)`.execute(db);

  const { rows } = await sql`select ${at}::timestamptz as at`.execute(db);

  expect(rows).toEqual([{ at }]);
});

test("rows are plain JSON", async () => {
  const { rows } = await sql`
    select '2024-02-29'::date as date,
      '2024-02-29 12:34:56.789999+00'::timestamptz as instant,
      '2024-02-29 12:34:56+00'::timestamptz as whole_second,
      9007199254740991::bigint as big,
      count(*) as number,
      1.5::double precision as measure,
      '{"inner_key": [{"a_b": 1}]}'::jsonb as document,
      array['a', 'b'] as words,
      null::timestamptz as nothing
    from generate_series(1, 3)`.execute(db);

  expect(rows).toEqual([
    {
      date: "2024-02-29",
      instant: "2024-02-29T12:34:56.789Z",
      wholeSecond: "2024-02-29T12:34:56.000Z",
      big: 9007199254740991,
      number: 3,
      measure: 1.5,
      document: { inner_key: [{ a_b: 1 }] },
      words: ["a", "b"],
      nothing: null,
    },
  ]);
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
});
