import { CompiledQuery } from "kysely";
import { Migrator, type Migration, type MigrationResult } from "kysely/migration";
import { LIFT_LIMITS, RESTORE_LIMITS } from "./statements/answer-limit.ts";
import type { Db, Queryable } from "./tables/database.ts";
import { findMigrationGap } from "./server-state.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";

/**
 * Applies all missing migrations in one transaction and returns their names. Concurrent calls are
 * safe: one migrates, the others wait.
 *
 * Throws an error that names the failed migration, or says that the database is newer than this
 * build.
 */
export function migrateToLatest(
  db: Db,
  migrations: Readonly<Record<string, Migration>> = ALL_MIGRATIONS,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Migrating, or waiting for another process, may exceed the statement timeout.
    await connection.executeQuery(CompiledQuery.raw(LIFT_LIMITS));
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw await explain(connection, error, results, Object.keys(migrations));
      return results.map((result) => result.migrationName);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(RESTORE_LIMITS));
    }
  });
}

async function explain(
  db: Queryable,
  cause: unknown,
  results: readonly MigrationResult[],
  known: readonly string[],
): Promise<Error> {
  const failed = results.find((result) => result.status === "Error");
  if (failed) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new Error(`Migration ${failed.migrationName} failed: ${reason}`, { cause });
  }
  const { unknown } = await findMigrationGap(db, known);
  if (unknown.length === 0) return new Error("The database could not be migrated", { cause });
  return new Error(
    `The database was made by a newer version of Triplan (it has ${unknown.join(", ")}). ` +
      "Start that version, or use another database.",
    { cause },
  );
}
