import { CompiledQuery, sql } from "kysely";
import {
  addForeignKeys,
  dropForeignKeys,
  listForeignKeys,
  type ForeignKey,
} from "../catalog/foreign-keys.ts";
import { LIFT_LIMITS, RESTORE_LIMITS } from "../statements/answer-limit.ts";
import type { Db, Queryable } from "../tables/database.ts";
import { ownerColumn } from "./owner-column.ts";
import { listSplitTables } from "./split-tables.ts";

/** All other tables are placed beside its rows. */
const FIRST = "user_account";

const NO_CITUS =
  "This PostgreSQL has no Citus, which DB_DISTRIBUTED=citus needs. Install the extension citus on " +
  "every server and name it in shared_preload_libraries, or remove DB_DISTRIBUTED.";

/**
 * Distributes the tables of athletes over the workers of a Citus cluster by `user_id`, in one
 * transaction, and returns the names of those that were not distributed before. Idempotent.
 *
 * Throws an error for the operator if the server has no Citus or no workers.
 * @see docs/adr/0085-keys-led-by-the-athlete.md
 */
export function distribute(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Copying rows, or waiting for another process, may exceed the statement timeout.
    await connection.executeQuery(CompiledQuery.raw(LIFT_LIMITS));
    try {
      await createExtension(connection);
      return await connection.transaction().execute(distributeTables);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(RESTORE_LIMITS));
    }
  });
}

async function createExtension(db: Queryable): Promise<void> {
  await sql`create extension if not exists citus`.execute(db).catch((cause: unknown) => {
    throw new Error(NO_CITUS, { cause });
  });
  const workers = await sql`select from citus_get_active_worker_nodes()`.execute(db);
  if (workers.rows.length > 0) return;
  throw new Error(
    "The coordinator has no workers. Add them with citus_add_node, as in docs/operations.md, and " +
      "start Triplan again.",
  );
}

async function distributeTables(trx: Db): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('triplan distribution'))`.execute(trx);
  const names = await listSplitTables(trx);
  const before = await listDistributed(trx);
  const missing = names.filter((name) => !before.includes(name));
  if (missing.length === 0) return [];
  // The shards of tables with foreign keys can't be made on several connections.
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx);
  const keys = await listForeignKeys(trx);
  const affected = keys.filter((key) => concerns(key, missing));
  await dropForeignKeys(trx, affected);
  for (const name of missing.toSorted((a, b) => Number(b === FIRST) - Number(a === FIRST))) {
    const beside = name === FIRST ? "default" : FIRST;
    await sql`select create_distributed_table(
      ${name}, ${ownerColumn(name)}, colocate_with => ${beside})`.execute(trx);
    await sql`select truncate_local_data_after_distributing_table(${name})`.execute(trx);
  }
  // A table of the coordinator can't refer to one that is split.
  await addForeignKeys(
    trx,
    affected.filter(({ table }) => names.includes(table)),
  );
  return missing;
}

const concerns = ({ table, referenced }: ForeignKey, names: readonly string[]) =>
  names.includes(table) || names.includes(referenced);

async function listDistributed(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition
    join pg_class on pg_class.oid = logicalrelid
    where partmethod = 'h' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}
