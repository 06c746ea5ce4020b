import type { Pool } from "pg";
import { z } from "zod";

/** A statement as it was sent. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const explained = z
  .array(
    z.object({
      "QUERY PLAN": z
        .array(
          z.object({
            Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }),
          }),
        )
        .min(1),
    }),
  )
  .min(1);

/** The blocks of 8 kB that the statement touches, when it is run and taken back. */
export async function blocksOf(pool: Pool, { sql, parameters }: Statement): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const explain = () =>
      client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    // The first run also looks for rows that may be tidied up.
    await explain();
    const { rows } = await explain();
    const [row] = explained.parse(rows);
    const plan = row?.["QUERY PLAN"][0]?.Plan;
    return (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
  } finally {
    await client.query("rollback");
    client.release();
  }
}
