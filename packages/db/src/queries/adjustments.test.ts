import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { samplePlan, sampleUser } from "../testing/samples.ts";
import { deleteLastAdjustment, insertAdjustment, listAdjustments } from "./adjustments.ts";

const { db } = await testDatabase();

const less = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "fatigue",
} as const;
const harder = {
  fromWeek: 3,
  adjustmentType: "intensity",
  volumeAdjustment: 100,
  intensityAdjustment: "harder",
  reason: "feeling-strong",
} as const;

test("listAdjustments returns the plan's adjustments in order, for the owner only", async () => {
  const [{ id: userId }, { id: otherId }] = [await sampleUser(db), await sampleUser(db)];
  const { id: planId } = await samplePlan(db, userId);

  const first = await insertAdjustment(db, { userId, trainingPlanId: planId, ...less });
  const second = await insertAdjustment(db, { userId, trainingPlanId: planId, ...harder });

  expect(first).toMatchObject({ userId, trainingPlanId: planId, ...less });
  expect(await listAdjustments(db, { userId, planId })).toEqual([first, second]);
  expect(await listAdjustments(db, { userId: otherId, planId })).toEqual([]);
});

test("insertAdjustment rejects another user's plan", async () => {
  const [{ id: userId }, { id: otherId }] = [await sampleUser(db), await sampleUser(db)];
  const { id: planId } = await samplePlan(db, userId);

  const adjustment = { userId: otherId, trainingPlanId: planId, ...less };

  await expect(insertAdjustment(db, adjustment)).rejects.toMatchObject({ code: "23503" });
  expect(await listAdjustments(db, { userId, planId })).toEqual([]);
});

test("deleteLastAdjustment deletes the last one only, for the owner only", async () => {
  const [{ id: userId }, { id: otherId }] = [await sampleUser(db), await sampleUser(db)];
  const { id: planId } = await samplePlan(db, userId);
  const first = await insertAdjustment(db, { userId, trainingPlanId: planId, ...less });
  const last = await insertAdjustment(db, { userId, trainingPlanId: planId, ...harder });
  const key = { userId, planId };

  expect(await deleteLastAdjustment(db, { ...key, adjustmentId: first.id })).toBe(false);
  expect(await deleteLastAdjustment(db, { ...key, userId: otherId, adjustmentId: last.id })).toBe(
    false,
  );
  expect(await listAdjustments(db, key)).toEqual([first, last]);
  expect(await deleteLastAdjustment(db, { ...key, adjustmentId: last.id })).toBe(true);
  expect(await listAdjustments(db, key)).toEqual([first]);
});
