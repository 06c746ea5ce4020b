import { beforeEach, describe, expect, test } from "vitest";
import { sampleRows } from "../testing/sample-rows.ts";
import { sampleActivity } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { deleteActivity } from "./activities.ts";
import { deleteImport, deleteOldImports } from "./imports/imports.ts";
import { updateDuplicates } from "./duplicates.ts";

const { db } = await testDatabase();

beforeEach(async () => {
  await db.deleteFrom("userAccount").execute();
  await db.deleteFrom("accountName").execute();
  await db.deleteFrom("providerThrottle").execute();
  await sampleRows(db);
});

const onlyActivity = () =>
  db.selectFrom("wearableActivity").select(["id", "userId"]).executeTakeFirstOrThrow();

/** The sample's import with its activity. */
async function importedActivity() {
  const { id, userId } = await onlyActivity();
  const importId = await db
    .updateTable("activityImport")
    .set({ status: "done", finishedAt: "2026-03-02T08:00:00Z", uploadKey: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("wearableActivity").set({ importId: importId.id }).execute();
  return { userId, activityId: id, importId: importId.id };
}

const importOf = (activityId: number) =>
  db.selectFrom("wearableActivity").select("importId").where("id", "=", activityId).execute();

describe("deleting an activity", () => {
  test("keeps the file of an import that held it", async () => {
    const { userId, activityId } = await importedActivity();
    await db.updateTable("importFile").set({ activityId }).execute();

    await deleteActivity(db, { userId, activityId });

    const files = await db.selectFrom("importFile").select("activityId").execute();
    expect(files).toEqual([{ activityId: null }]);
  });

  test("keeps its duplicate as an activity of its own", async () => {
    const { id: activityId, userId } = await onlyActivity();
    const copy = await sampleActivity(db, userId);
    await updateDuplicates(db, { userId, changes: [{ id: copy, duplicateOf: activityId }] });

    await deleteActivity(db, { userId, activityId });

    const rows = await db.selectFrom("wearableActivity").select(["id", "duplicateOf"]).execute();
    expect(rows).toEqual([{ id: copy, duplicateOf: null }]);
  });
});

test("the activities of a deleted import stay", async () => {
  const { activityId, ...key } = await importedActivity();

  await deleteImport(db, key);

  expect(await importOf(activityId)).toEqual([{ importId: null }]);
});

test("the activities of imports that are forgotten stay", async () => {
  const { activityId } = await importedActivity();

  expect(await deleteOldImports(db, "2026-03-03T08:00:00Z")).toBe(1);

  expect(await importOf(activityId)).toEqual([{ importId: null }]);
});
