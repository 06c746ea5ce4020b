import { Readable, Writable } from "node:stream";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "../connect.ts";
import { migrateToLatest } from "../migrate-to-latest.ts";
import { ALL_MIGRATIONS } from "../migrations/all-migrations.ts";
import { COLUMNS } from "../testing/columns.ts";
import { ownedDatabase } from "../testing/owned-database.ts";
import { sampleRows } from "../testing/sample-rows.ts";
import { newExercise, sampleExercises, sampleUser } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { readBackup, restoreBackup, TRANSIENT_TABLES, writeBackup } from "./index.ts";

const KEY = new Uint8Array(32).fill(7);
const NOW = new Date("2026-03-02T08:00:00.000Z");

async function backupOf(connectionString: string, key: Uint8Array | null = null) {
  const chunks: Buffer[] = [];
  const file = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const summary = await writeBackup({ connectionString, key, now: NOW }, file);
  return { bytes: Buffer.concat(chunks), ...summary };
}

const fileOf = (bytes: Buffer) => Readable.from([bytes]);
const read = (bytes: Buffer, key: Uint8Array | null = null) => readBackup(fileOf(bytes), key);

const source = await testDatabase();
let plain: Awaited<ReturnType<typeof backupOf>>;
let secret: Awaited<ReturnType<typeof backupOf>>;

beforeAll(async () => {
  await sampleRows(source.db);
  // A number that is gone, and text that COPY has to escape.
  await source.db
    .deleteFrom("userAccount")
    .where("id", "=", (await sampleUser(source.db)).id)
    .execute();
  await source.db.updateTable("trainingPlan").set({ name: 'Tab\t "quote" \\N \n Ünï' }).execute();
  plain = await backupOf(source.connectionString);
  secret = await backupOf(source.connectionString, KEY);
});

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe("a backup", () => {
  test("holds a row of every table but the transient ones", () => {
    const tables = plain.end.tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
    const expected = Object.keys(COLUMNS)
      .map(snakeCase)
      .filter((name) => !TRANSIENT_TABLES.includes(name));
    expect(tables).toEqual(expected.toSorted());
  });

  test.each([
    ["plain", () => [plain, null] as const],
    ["encrypted", () => [secret, KEY] as const],
  ])("%s comes back equal for a role that is no superuser", async (_kind, backup) => {
    const [{ bytes, end }, key] = backup();
    const { connectionString } = await ownedDatabase();

    const restored = await restoreBackup({ connectionString, file: fileOf(bytes), key });

    expect(restored.end).toEqual(end);
    const again = await backupOf(connectionString);
    expect(again.end).toEqual(end);
    const { db, close } = connect({ connectionString, onError: () => {} });
    expect(await migrateToLatest(db)).toEqual([]);
    const next = await sampleUser(db);
    const last = await source.db.selectFrom("userAccount").select("id").executeTakeFirstOrThrow();
    expect(next.id).toBeGreaterThan(last.id + 1);
    expect(await foreignKeys(db)).toEqual(await foreignKeys(source.db));
    await close();
  });

  test("shows no text without its key", () => {
    expect(secret.bytes.includes("user_account")).toBe(false);
    expect(secret.end).toEqual(plain.end);
  });

  test("is not made of a database without tables", async () => {
    const { connectionString } = await testDatabase({ migrated: false });
    await expect(backupOf(connectionString)).rejects.toThrow(/holds nothing of Triplan/);
  });
});

async function foreignKeys(db: typeof source.db) {
  const { rows } = await sql`
    select conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return rows;
}

const UNUSABLE = /is (?:incomplete|damaged)|not a backup|another key|is encrypted|newer version/;

describe("a file is refused", () => {
  test.each([
    ["plain", () => [plain.bytes, null] as const],
    ["encrypted", () => [secret.bytes, KEY] as const],
  ])("when it was cut off anywhere (%s)", async (_kind, file) => {
    const [bytes, key] = file();
    for (let length = bytes.length - 1; length > 0; length -= length < 120 ? 1 : 101) {
      await expect(read(bytes.subarray(0, length), key), `${length}`).rejects.toThrow(
        length < 8 ? /not a backup/ : /The backup is incomplete/,
      );
    }
  });

  test.each([
    ["plain", () => [plain.bytes, null] as const],
    ["encrypted", () => [secret.bytes, KEY] as const],
  ])("when a byte has changed (%s)", async (_kind, file) => {
    const [bytes, key] = file();
    for (let at = 0; at < bytes.length; at += at < 80 ? 1 : 89) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(0xff - changed.readUInt8(at), at);
      await expect(read(changed, key), `${at}`).rejects.toThrow(UNUSABLE);
    }
  });

  test("when something follows it", async () => {
    await expect(read(Buffer.concat([secret.bytes, Buffer.from("x")]), KEY)).rejects.toThrow(
      /is damaged/,
    );
  });

  test("without its key, with another one, and when it is something else", async () => {
    await expect(read(secret.bytes)).rejects.toThrow(/set BACKUP_KEY/);
    await expect(read(secret.bytes, new Uint8Array(32))).rejects.toThrow(/another key/);
    await expect(read(Buffer.from("-- PostgreSQL database dump"))).rejects.toThrow(/not a backup/);
    await expect(read(Buffer.alloc(0))).rejects.toThrow(/not a backup/);
  });
});

const addsColumn: Migration = {
  up: async (db) => {
    await sql`alter table user_account add column added text not null default 'new'`.execute(db);
  },
};
const LATER = { ...ALL_MIGRATIONS, "9001_later": addsColumn };

describe("restoring", () => {
  test("migrates an older file to this version, also where empty tables are newer", async () => {
    const newer = await ownedDatabase();
    await restoreBackup({ ...newer, file: fileOf(plain.bytes), key: null, migrations: LATER });
    const { rows } = await sql`select id, added from user_account`.execute(newer.db);
    expect(rows).toEqual([{ id: expect.any(Number), added: "new" }]);

    const migrated = await testDatabase({ migrated: false });
    await migrateToLatest(migrated.db, LATER);
    await restoreBackup({ ...migrated, file: fileOf(plain.bytes), key: null, migrations: LATER });
    expect((await backupOf(migrated.connectionString)).header.migration).toBe("9001_later");
    expect(await migrateToLatest(migrated.db, LATER)).toEqual([]);
  });

  test("refuses a file of a newer version and changes nothing", async () => {
    const newer = await testDatabase({ migrated: false });
    await migrateToLatest(newer.db, LATER);
    const { bytes } = await backupOf(newer.connectionString);
    const { connectionString, db } = await testDatabase({ migrated: false });
    await expect(
      restoreBackup({ connectionString, file: fileOf(bytes), key: null }),
    ).rejects.toThrow(/newer version of Triplan \(it has 9001_later\)/);
    expect(await db.introspection.getTables()).toEqual([]);
  });

  test("refuses a database that is not empty, and leaves its rows", async () => {
    const { connectionString } = source;
    await expect(
      restoreBackup({ connectionString, file: fileOf(plain.bytes), key: null }),
    ).rejects.toThrow(/not empty: [a-z_]+ has rows\. Nothing was changed/);
    expect((await backupOf(connectionString)).end).toEqual(plain.end);
  });

  test("keeps the order of rows in a database that has its tables already", async () => {
    const crowd = await testDatabase();
    // Rows of many lengths: PostgreSQL puts short ones into the gaps of earlier pages.
    const exercises = Array.from({ length: 2500 }, (_, number) =>
      newExercise({
        slotKey: `1-run-${number + 1}`,
        notes: "x".repeat((number * number * 31) % 997),
      }),
    );
    await sampleExercises(crowd.db, exercises);
    await sql`delete from exercise where id % 3 = 0`.execute(crowd.db);
    const { bytes, end } = await backupOf(crowd.connectionString);
    const { connectionString } = await testDatabase();

    const restored = await restoreBackup({ connectionString, file: fileOf(bytes), key: null });

    expect(restored.end).toEqual(end);
  });

  test("goes ahead where people already tried to log in, and forgets that", async () => {
    const { connectionString, db } = await testDatabase();
    const guess = { usernameHash: "x".repeat(64), ipPrefix: "203.0.113.1" };
    await db.insertInto("loginFailure").values(guess).execute();

    await restoreBackup({ connectionString, file: fileOf(plain.bytes), key: null });

    expect((await backupOf(connectionString)).end).toEqual(plain.end);
    expect(await db.selectFrom("loginFailure").select("id").execute()).toEqual([]);
  });

  test.each([
    ["a cut file", () => plain.bytes.subarray(0, -200), /incomplete/],
    ["a changed file", () => changedAtEnd(plain.bytes), /damaged/],
  ])("leaves the database as it was after %s", async (_what, bytes, sentence) => {
    const { connectionString, db } = await testDatabase({ migrated: false });
    const restore = restoreBackup({ connectionString, file: fileOf(bytes()), key: null });
    await expect(restore).rejects.toThrow(sentence);
    expect(await db.introspection.getTables()).toEqual([]);
  });

  test("leaves the database as it was when its last step fails", async () => {
    const { connectionString, db } = await testDatabase();
    const before = await backupOf(connectionString);
    const restore = restoreBackup({
      connectionString,
      file: fileOf(plain.bytes),
      key: null,
      beforeCommit: () => Promise.reject(new Error("the last step")),
    });
    await expect(restore).rejects.toThrow("the last step");
    expect((await backupOf(connectionString)).end).toEqual(before.end);
    expect(await foreignKeys(db)).toEqual(await foreignKeys(source.db));
  });
});

/** The last bytes are the checksum. */
function changedAtEnd(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(0xff - changed.readUInt8(bytes.length - 1), bytes.length - 1);
  return changed;
}
