import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addForeignKeys, dropForeignKeys, listForeignKeys } from "../catalog/foreign-keys.ts";
import { deleteAccountNow } from "../queries/account/account-deletion.ts";
import { deleteActivity } from "../queries/activities.ts";
import { deletePlan } from "../queries/plans.ts";
import { setCurrentPlan } from "../queries/users.ts";
import { sampleRows } from "../testing/sample-rows.ts";
import { sampleExercises } from "../testing/samples.ts";
import { splitByAthlete } from "../testing/split-by-athlete.ts";
import { testDatabase } from "../testing/test-database.ts";
import { ownerColumn } from "./owner-column.ts";

const { db } = await testDatabase();
let tables: string[] = [];

beforeAll(async () => {
  tables = await splitByAthlete(db);
});

beforeEach(async () => {
  await db.deleteFrom("userAccount").execute();
  await db.deleteFrom("providerThrottle").execute();
});

/** The parts of a table that hold rows of an athlete, such as "3". */
async function partsOf(table: string, userId: number): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select distinct right(tableoid::regclass::text, 1) as part from ${sql.table(table)}
    where ${sql.ref(ownerColumn(table))} = ${userId} order by 1`.execute(db);
  return rows.map(({ part }) => part);
}

const onlyUser = async () => {
  const { id } = await db.selectFrom("userAccount").select("id").executeTakeFirstOrThrow();
  return id;
};

test("all rows of an athlete are in the same part of their tables", async () => {
  await sampleRows(db);
  const userId = await onlyUser();

  const parts = await Promise.all(tables.map((table) => partsOf(table, userId)));

  expect(new Set(parts.flat()).size).toBe(1);
  expect(parts.filter((part) => part.length !== 1)).toEqual([]);
});

test("deleting an account deletes its rows in every table", async () => {
  await sampleRows(db);
  const userId = await onlyUser();

  await deleteAccountNow(db, userId);

  const parts = await Promise.all(tables.map((table) => partsOf(table, userId)));
  expect(parts.flat()).toEqual([]);
});

test("deleting an account deletes its name and logins where no foreign key can do it", async () => {
  await sampleRows(db);
  const userId = await onlyUser();
  const key = (await listForeignKeys(db)).find(({ table }) => table === "account_name");
  if (!key) throw new Error("The names of accounts have no foreign key");
  await dropForeignKeys(db, [key]);

  await deleteAccountNow(db, userId);

  expect(await db.selectFrom("accountName").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("userSession").selectAll().execute()).toEqual([]);
  await addForeignKeys(db, [key]);
});

test("a plan and an activity can be deleted while other rows refer to them", async () => {
  await sampleRows(db);
  const userId = await onlyUser();
  const activity = await db.selectFrom("wearableActivity").select("id").executeTakeFirstOrThrow();
  const plan = await db.selectFrom("trainingPlan").select("id").executeTakeFirstOrThrow();
  await setCurrentPlan(db, { userId, planId: plan.id });

  expect(await deleteActivity(db, { userId, activityId: activity.id })).toEqual(activity);
  expect(await deletePlan(db, { userId, planId: plan.id })).toEqual(plan);
});

test("an exercise can't be moved to another athlete's plan", async () => {
  await sampleExercises(db);
  const { planId } = await sampleExercises(db, []);

  const move = db.updateTable("exercise").set({ trainingPlanId: planId }).execute();

  await expect(move).rejects.toMatchObject({ code: "23503" });
});
