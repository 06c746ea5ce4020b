import { createReadStream, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect, migrateToLatest } from "@triplan/db";
import { readBackup } from "@triplan/db/backup";
import { afterFile } from "@triplan/db/testing/after-file";
import { sampleRows } from "@triplan/db/testing/sample-rows";
import { startCluster } from "@triplan/embedded-postgres";
import { expect, test } from "vitest";
import { capturedLog } from "../../testing/api/captured-log.ts";
import { newFolder, runFile } from "../../testing/process/run-main.ts";

/** Programs of an older major version than the packaged ones. */
const OLDER_PROGRAMS = "/usr/lib/postgresql/15/bin";

const programOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

/** An embedded database of the older version with a row in every table. */
async function olderDatabase(dataDir: string) {
  const log = capturedLog().logger;
  const cluster = await startCluster({ dataDir, log, bin: OLDER_PROGRAMS });
  afterFile(() => cluster.stop());
  const { connectionString } = cluster;
  const { db, close } = connect({ connectionString, onError: () => {} });
  await migrateToLatest(db);
  await sampleRows(db);
  await close();
  return cluster;
}

// @see docs/operations.md#a-new-major-version-of-postgresql
test.runIf(existsSync(OLDER_PROGRAMS))(
  "the documented commands bring an embedded database to another major version of PostgreSQL",
  async () => {
    const dataDir = newFolder();
    const file = join(dataDir, "upgrade.backup");
    const run = (program: string, ...words: string[]) =>
      runFile(programOf(program), { DATA_DIR: dataDir }, words).end;
    const older = await olderDatabase(dataDir);

    expect(await run("backup", file)).toMatchObject({ code: 0, stderr: "" });
    await older.stop();

    const refused = await run("users", "list");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toMatch(/pnpm backup <file>[^]*pnpm restore <file> --into-empty/);
    expect(refused.stderr).toContain(older.dataDirectory);
    renameSync(older.dataDirectory, `${older.dataDirectory}.older`);
    expect(await run("restore", file, "--into-empty")).toMatchObject({ code: 0, stderr: "" });

    const again = join(dataDir, "again.backup");
    expect(await run("backup", again)).toMatchObject({ code: 0 });
    const [before, after] = [
      await readBackup(createReadStream(file), null),
      await readBackup(createReadStream(again), null),
    ];
    expect(after.end).toEqual(before.end);
    expect(before.header.serverVersion).toMatch(/^15/);
    expect(after.header.serverVersion).not.toMatch(/^15/);
  },
);
