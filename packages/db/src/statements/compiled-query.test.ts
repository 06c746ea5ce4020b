import { sql } from "kysely";
import { expect, test } from "vitest";
import { compiledQuery, type Value } from "./compiled-query.ts";
import { testDatabase } from "../testing/test-database.ts";

const statements: string[] = [];
const { db } = await testDatabase({ log: ({ query }) => void statements.push(query.sql) });

interface Sum {
  left: number;
  right: number;
}

const sums = compiledQuery((queryable, value: Value<Sum>) =>
  queryable.selectNoFrom(
    sql<number>`${value("left")}::int + ${value("right")}::int * ${value("left")}::int`.as(
      "totalSum",
    ),
  ),
);

test("sends the same text with the values of each call", async () => {
  const before = statements.length;
  expect(await sums(db, { left: 2, right: 3 })).toEqual([{ totalSum: 8 }]);
  expect(await sums(db, { left: 5, right: 1 })).toEqual([{ totalSum: 10 }]);
  const sent = statements.slice(before);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test("is part of the transaction that it is given", async () => {
  const rows = await db.transaction().execute(async (trx) => {
    await sql`create temporary table counted on commit drop as select 7 as figure`.execute(trx);
    const figures = compiledQuery((queryable, value: Value<{ least: number }>) =>
      queryable.selectNoFrom(
        sql<number>`(select figure from counted where figure > ${value("least")}::int)`.as(
          "figure",
        ),
      ),
    );
    return figures(trx, { least: 6 });
  });
  expect(rows).toEqual([{ figure: 7 }]);
});

test("rejects as the statement does, and works afterwards", async () => {
  await expect(sums(db, { left: NaN, right: 1 })).rejects.toThrow("integer");
  expect(await sums(db, { left: 1, right: 1 })).toEqual([{ totalSum: 2 }]);
});
