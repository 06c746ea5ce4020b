import { Migrator, type Migration } from "kysely/migration";
import type { Db } from "../tables/database.ts";

export type Migrations = Readonly<Record<string, Migration>>;

/** Migrates within the transaction, to the named migration or the latest. */
export async function migrate(trx: Db, migrations: Migrations, name?: string): Promise<void> {
  const migrator = new Migrator({
    db: trx,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await (name === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(name));
  if (error) throw error;
}
