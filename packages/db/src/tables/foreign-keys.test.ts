import { beforeEach, describe, expect, test } from "vitest";
import { isUniqueViolation, UNIQUE_KEYS } from "../errors.ts";
import { deleteActivity } from "../queries/activities.ts";
import { deletePlan, findPlan } from "../queries/plans.ts";
import { findPublicUser, setCurrentPlan } from "../queries/users.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  complete,
  newExercise,
  sampleActivity,
  sampleExercises,
  samplePlan,
  sampleUser,
} from "../testing/samples.ts";
import { sampleRows } from "../testing/sample-rows.ts";

const { db } = await testDatabase();

const TABLES = [
  "userAccount",
  "accountName",
  "providerAccount",
  "userSession",
  "auditEvent",
  "accountImport",
  "trainingPlan",
  "exercise",
  "planAdjustment",
  "timeOff",
  "raceDay",
  "planRace",
  "planLayer",
  "checkIn",
  "planRevision",
  "thresholdRecord",
  "proposalDecision",
  "calendarFeed",
  "planShare",
  "passwordReset",
  "emailChange",
  "passkey",
  "passkeyChallenge",
  "secondFactor",
  "recoveryCode",
  "pendingLogin",
  "oauthState",
  "wearableConnection",
  "pushedWorkout",
  "wearableActivity",
  "wearableWebhookLog",
  "webhookPayload",
  "webhookPart",
  "webhookDedupe",
  "webhookHold",
  "activityTombstone",
  "backfillWindow",
  "syncRun",
  "activityImport",
  "importFile",
  "activityDetail",
] as const;

async function rowCounts(): Promise<number[]> {
  const counts = TABLES.map(async (table) => {
    const rows = await db.selectFrom(table).select("createdAt").execute();
    return rows.length;
  });
  return Promise.all(counts);
}

beforeEach(async () => {
  await db.deleteFrom("userAccount").execute();
  await db.deleteFrom("accountName").execute();
});

test("deleting an account deletes all its rows", async () => {
  await sampleRows(db);
  expect(await rowCounts()).toEqual(TABLES.map(() => 1));

  await db.deleteFrom("userAccount").execute();

  expect(await rowCounts()).toEqual(TABLES.map(() => 0));
});

test("deleting the current plan leaves the user without one", async () => {
  const user = await sampleUser(db);
  const plan = await samplePlan(db, user.id);
  await setCurrentPlan(db, { userId: user.id, planId: plan.id });

  await deletePlan(db, { userId: user.id, planId: plan.id });

  expect(await findPublicUser(db, user.id)).toMatchObject({ currentTrainingPlanId: null });
});

test("a plan stays, with what it keeps of the race, when the plan before it is deleted", async () => {
  const { id: userId } = await sampleUser(db);
  const { id: previousPlanId, raceType, raceDate } = await samplePlan(db, userId);
  const raceBefore = { raceType, raceDate, weekMinutes: 300, rungs: { "bike-threshold": 4 } };
  const next = await samplePlan(db, userId, { previousPlanId, raceBefore });
  expect(next).toMatchObject({ previousPlanId, raceBefore });

  await deletePlan(db, { userId, planId: previousPlanId });

  const kept = await findPlan(db, { userId, planId: next.id });
  expect(kept).toEqual({ ...next, previousPlanId: null });
});

test("an exercise stays completed when its matched activity is deleted", async () => {
  const { userId, idOf } = await sampleExercises(db);
  const activityId = await sampleActivity(db, userId);
  await complete(db, idOf("1-run-1"), { activityId });

  await deleteActivity(db, { userId, activityId });

  const exercise = await db
    .selectFrom("exercise")
    .select(["isCompleted", "matchedActivityId", "userId"])
    .executeTakeFirst();
  expect(exercise).toEqual({ isCompleted: true, matchedActivityId: null, userId });
});

// @covers entities-10, wearable-connection-and-plan-deletion-2
test("an activity matches at most one exercise", async () => {
  const { userId, idOf } = await sampleExercises(db, [
    newExercise({ slotKey: "1-run-1" }),
    newExercise({ slotKey: "1-run-2" }),
  ]);
  const activityId = await sampleActivity(db, userId);
  await complete(db, idOf("1-run-1"), { activityId });

  const second = complete(db, idOf("1-run-2"), { activityId });

  await expect(second).rejects.toSatisfy((error) =>
    isUniqueViolation(error, UNIQUE_KEYS.exerciseMatch),
  );
});

describe("the database rejects", () => {
  const refused = { code: "23503" };

  test("another user's plan as the current one", async () => {
    const [mine, theirs] = [await sampleUser(db), await sampleUser(db)];
    const plan = await samplePlan(db, theirs.id);

    const update = db
      .updateTable("userAccount")
      .set({ currentTrainingPlanId: plan.id })
      .where("id", "=", mine.id)
      .execute();

    await expect(update).rejects.toMatchObject(refused);
  });

  test("another user's plan as the previous one", async () => {
    const [mine, theirs] = [await sampleUser(db), await sampleUser(db)];
    const { id: previousPlanId } = await samplePlan(db, theirs.id);

    await expect(samplePlan(db, mine.id, { previousPlanId })).rejects.toMatchObject(refused);
  });

  test("an exercise in another user's plan or matched with another user's activity", async () => {
    const mine = await sampleExercises(db);
    const theirs = await sampleUser(db);
    const plan = await samplePlan(db, theirs.id);
    const activityId = await sampleActivity(db, theirs.id);

    const move = db.updateTable("exercise").set({ trainingPlanId: plan.id }).execute();
    await expect(move).rejects.toMatchObject(refused);
    const match = complete(db, mine.idOf("1-run-1"), { activityId });
    await expect(match).rejects.toMatchObject(refused);
  });
});
