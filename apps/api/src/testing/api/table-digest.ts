import type { Db } from "@triplan/db";
import { sql } from "kysely";

/** Row count and checksum of every table: equal digests mean that nothing changed. */
export async function tableDigest(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const digests = await Promise.all(
    rows.map(async ({ name }): Promise<[string, string]> => {
      const result = await sql<{ digest: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '')
          as digest
        from ${sql.table(name)} as t`.execute(db);
      return [name, result.rows[0]?.digest ?? ""];
    }),
  );
  return Object.fromEntries(digests);
}
