import { readdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testDatabase } from "@triplan/db/testing";
import { sampleRows } from "@triplan/db/testing/sample-rows";
import { sql } from "kysely";
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { readEnv } from "../../env/env.ts";
import { PASSWORD, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { testProgram } from "../../testing/cli/test-program.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { newFolder, runFile } from "../../testing/process/run-main.ts";
import { BACKUP } from "./backup-program.ts";
import { RESTORE } from "./restore-program.ts";

const KEY = Buffer.alloc(32, 7).toString("base64");
const WITH_KEY = { env: readEnv({ BACKUP_KEY: KEY }) };

const api = await testApi();
const source = { ...api, config: null, now: api.clock.now };
const backup = testProgram(BACKUP, source);
const restore = testProgram(RESTORE, source);

const folder = newFolder();
const file = join(folder, "sample.backup");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
let athlete: TestUser;

beforeAll(async () => {
  athlete = await api.user("kept@example.com");
  await athlete.trpc.plans.create.mutate(validPlan());
  await sampleRows(api.db);
  await api.db.updateTable("wearableConnection").set({ status: "paused" }).execute();
  await backup([file]);
});

describe("backup", () => {
  test("saves a file that only its owner can read, and says what is not in it", async () => {
    const dataDir = newFolder();
    const { isSuccessful, text } = await backup([], { dataDir });
    expect(isSuccessful).toBe(true);
    const [name = "", ...others] = readdirSync(join(dataDir, "backups"));
    expect(others).toEqual([]);
    expect(name).toMatch(/^triplan-\d{4}-\d\d-\d\dT\d{6}\.backup$/);
    expect(modeOf(join(dataDir, "backups", name))).toBe("600");
    expect(text).toMatch(/: 2 accounts, \d+ rows of \d+ tables, taken .* UTC, \d+ kB\.\n/);
    expect(text).toContain("It is not encrypted");
    expect(text).toContain("does not hold TOKEN_KEYS");
  });

  test("replaces no file and leaves none behind when it fails", async () => {
    const before = readFileSync(file);
    expect(await backup([file])).toMatchObject({
      isSuccessful: false,
      text: expect.stringContaining("exists already"),
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    const nothing = await testDatabase({ migrated: false });
    const empty = newFolder();
    await expect(
      backup([join(empty, "a.backup")], {
        unmigratedDatabase: () => Promise.resolve(nothing),
      }),
    ).rejects.toThrow(/holds nothing of Triplan/);
    expect(readdirSync(empty)).toEqual([]);
  });

  test.each([[["--all"]], [["a", "b"]], [["verify"]], [["verify", "a", "b"]]])(
    "explains itself for %j",
    async (words) => {
      const { isSuccessful, text } = await backup(words);
      expect(isSuccessful).toBe(false);
      expect(text).toMatch(/^Use backup /);
    },
  );
});

describe("backup verify", () => {
  test("checks every hash and restores into a temporary database", async () => {
    const encrypted = join(newFolder(), "encrypted.backup");
    await backup([encrypted], WITH_KEY);
    const { isSuccessful, text } = await backup(["verify", encrypted], WITH_KEY);
    expect(isSuccessful).toBe(true);
    expect(text).toMatch(/^Every hash is right: 2 accounts.*\nRestored into a temporary database/);
    await expect(backup(["verify", encrypted])).rejects.toThrow(/set BACKUP_KEY/);
  });

  test("fails where no temporary database can be made", async () => {
    vi.stubEnv("TMPDIR", join(folder, "missing"));
    const { isSuccessful, text } = await backup(["verify", file]);
    vi.unstubAllEnvs();
    expect(isSuccessful).toBe(false);
    expect(text).toMatch(/^Every hash is right: .*\nNot restored, as no temporary PostgreSQL/);
  });

  test("refuses a file that was cut off, and a missing one", async () => {
    const cut = join(newFolder(), "cut.backup");
    await backup([cut]);
    truncateSync(cut, statSync(cut).size - 200);
    await expect(backup(["verify", cut])).rejects.toThrow(/^The backup is incomplete/);
    await expect(backup(["verify", join(folder, "none")])).rejects.toThrow(/^There is no file/);
  });
});

describe("restore", () => {
  test.each([[[]], [[file]], [["--into-empty"]], [[file, "b", "--into-empty"]]])(
    "explains itself for %j",
    async (words) => {
      expect(await restore(words)).toMatchObject({
        isSuccessful: false,
        text: expect.stringMatching(/^Use restore <file> --into-empty/),
      });
    },
  );

  test("refuses a database with accounts", async () => {
    const before = await api.digest();
    await expect(restore([file, "--into-empty"])).rejects.toThrow(/not empty/);
    expect(await api.digest()).toEqual(before);
  });

  describe("into an empty database", () => {
    let restored: Awaited<ReturnType<typeof testDatabase>>;
    let end: Awaited<ReturnType<typeof restore>>;
    beforeAll(async () => {
      restored = await testDatabase({ template: inject("jobsTemplate") });
      const unmigratedDatabase = () => Promise.resolve(restored);
      end = await restore([file, "--into-empty"], { unmigratedDatabase });
    });

    test("brings every account back, without its logins", async () => {
      expect(end.isSuccessful).toBe(true);
      expect(end.text).toMatch(/^Restored 2 accounts.*\n.*TOKEN_KEYS.*\n.*log in again\.$/);
      const plans = await athlete.trpc.plans.list.query();

      const newServer = await testApi({ db: restored.db });
      const again = newServer.visitor({ jar: athlete.jar });
      expect((await again.rest("GET", "/user")).status).toBe(401);
      const login = { username: athlete.email, password: PASSWORD };
      expect((await again.rest("POST", "/login", login)).status).toBe(200);
      expect(await again.trpc.plans.list.query()).toEqual(plans);
    });

    test("enqueues again what the backup has left undone", async () => {
      const { rows } = await sql<{ name: string; data: object }>`
        select name, data from jobs.job order by name`.execute(restored.db);
      const { userId, connectionId } = await restored.db
        .selectFrom("wearableConnection")
        .select(["userId", "id as connectionId"])
        .executeTakeFirstOrThrow();
      const id: unknown = expect.any(Number);
      expect(rows).toEqual([
        { name: "activity.upsert", data: { logId: id, userId, connectionId, partId: id } },
        { name: "connection.verify", data: { userId, connectionId, check: 0 } },
        { name: "import.run", data: { userId, importId: id } },
        { name: "sync.settle", data: { userId, runId: id } },
        { name: "webhook.ingest", data: { logId: id } },
      ]);
    });
  });
});

const PROGRAMS = { backup: "../backup.ts", restore: "../restore.ts" };

const spawned = (
  program: keyof typeof PROGRAMS,
  words: string[],
  settings: Record<string, string> = {},
) =>
  runFile(
    fileURLToPath(new URL(PROGRAMS[program], import.meta.url)),
    { DATABASE_URL: api.connectionString, DATA_DIR: newFolder(), ...settings },
    words,
  ).end;

describe("as a process", () => {
  test("exits with 0 when it saved a file and with 1 when it refuses", async () => {
    const own = join(newFolder(), "own.backup");
    const saved = await spawned("backup", [own]);
    expect(saved).toMatchObject({ code: 0, stdout: expect.stringContaining(basename(own)) });
    const [refused, wrong] = await Promise.all([
      spawned("restore", [own, "--into-empty"]),
      spawned("backup", ["verify", "/etc/hostname"]),
    ]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is/) });
    expect(wrong).toMatchObject({ code: 1, stderr: "This file is not a backup of Triplan.\n" });
  });
});
