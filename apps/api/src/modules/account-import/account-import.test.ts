import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  archiveOf,
  download,
  endOfImport,
  filesOf,
  importArchive,
  rowsText,
  textsOf,
  upload,
  uploaded,
} from "../../testing/archives/account-archives.ts";
import { IMPORTED_TABLES } from "../account-archive/archive-tables.ts";
import { rulesOf } from "./list-rules.ts";
import { archiveOwner } from "../../testing/archives/archive-owner.ts";
import { LIMITED_WEEK } from "../../testing/api/fill-account.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";
import { normalized } from "../../testing/archives/normalized-archive.ts";

const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const { api, db, owner, archive: ARCHIVE } = await archiveOwner();

describe("an archive in an empty account", () => {
  test("brings everything back: the download equals the archive but for ids and the account", async () => {
    const user = await api.user();
    expect(await importArchive(user, ARCHIVE)).toMatchObject({ status: "done", error: null });
    const files = await filesOf((await download(user)).rawPayload);
    expect(normalized(files)).toEqual(normalized(await filesOf(ARCHIVE)));
    expect(files["account"]).toMatchObject({ username: user.email });
    expect(files["events"]).toMatchObject([{ event: "registered" }, { event: "data-imported" }]);
    expect(files["connections"]).toEqual([]);
    const plans = await user.trpc.plans.list.query();
    const limited = plans.find(({ name }) => name === "Another race");
    expect(limited?.weeklySchedule).toEqual(LIMITED_WEEK);
  });

  test("from before plans that follow each other is brought back", async () => {
    const texts = await textsOf(ARCHIVE);
    const plans: object[] = JSON.parse(texts["plans.json"] ?? "[]");
    const kept = plans.map((plan) => ({
      ...plan,
      previousPlanId: undefined,
      raceBefore: undefined,
    }));
    const user = await api.user();
    const earlier = archiveOf({ ...texts, "plans.json": rowsText(kept) });
    expect(await importArchive(user, earlier)).toMatchObject({ status: "done", error: null });
    const none = { previousPlanId: null, raceBefore: null };
    expect(await user.trpc.plans.list.query()).toMatchObject([none, none]);
  });

  test("belongs to the user of the login, and changes nothing of its owner", async () => {
    const before = await filesOf((await download(owner)).rawPayload);
    const user = await api.user();
    await importArchive(user, ARCHIVE);
    const after = await filesOf((await download(owner)).rawPayload);
    for (const list of ["plans", "exercises", "activities", "recordings", "account", "checkIns"]) {
      expect(after[list]).toEqual(before[list]);
    }
    const [mine] = await user.trpc.plans.list.query();
    expect(mine).toMatchObject({ userId: user.id });
    const { currentTrainingPlanId } = (await user.trpc.auth.me.query()) ?? {};
    expect((await user.trpc.plans.list.query()).map(({ id }) => id)).toContain(
      currentTrainingPlanId,
    );
  });

  test("is shown with what it holds before anything is stored", async () => {
    const user = await api.user();
    const answer = await upload(user, ARCHIVE);
    expect(answer.json()).toMatchObject({
      obstacle: null,
      archive: {
        status: "checked",
        takenAt: "2026-03-02T12:00:00.000Z",
        plans: 2,
        activities: 3,
        recordings: 2,
        thresholds: 1,
        races: [
          { name: "Cascais Sprint", date: "2026-03-21" },
          { name: "City olympic", date: "2026-04-26" },
          { name: "Another race", date: "2026-07-18" },
        ],
        storedRows: 0,
      },
    });
    expect(await user.trpc.plans.list.query()).toEqual([]);
  });

  test("is stored once, however often it is confirmed", async () => {
    const user = await api.user();
    const importId = await uploaded(user, ARCHIVE);
    const start = () => user.trpc.accountImport.start.mutate({ importId });
    await Promise.all([start(), start()]);
    await endOfImport(user);
    expect(await start()).toMatchObject({ archive: { status: "done" } });
    expect(await user.trpc.plans.list.query()).toHaveLength(2);
  });
});

test("an archive that is discarded or replaced leaves no file", async () => {
  const user = await api.user();
  const before = await readdir(UPLOAD_FOLDER);
  await uploaded(user, ARCHIVE);
  const importId = await uploaded(user, ARCHIVE);
  await expect.poll(() => uploadsSince(before), PATIENT).toHaveLength(1);
  await user.trpc.accountImport.discard.mutate({ importId });
  expect(await uploadsSince(before)).toEqual([]);
});

test("every column that names a row of the archive is named in the rules of its list", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and attname <> 'user_id'`.execute(db);
  const named = IMPORTED_TABLES.flatMap(({ name, table }) =>
    Object.keys(rulesOf(name).references).map((column) => `${table} ${column}`),
  );
  const tables = new Set<string>(IMPORTED_TABLES.map(({ table }) => table));
  const keys = rows
    .map((row) => ({ table: camelCase(row.table), column: camelCase(row.column) }))
    .filter(({ table }) => tables.has(table))
    .map(({ table, column }) => `${table} ${column}`);
  // Copies are marked at the end, and connections are not imported.
  const others = ["wearableActivity duplicateOf", "wearableActivity connectionId"];
  expect([...named, ...others].toSorted()).toEqual(keys.toSorted());
});
