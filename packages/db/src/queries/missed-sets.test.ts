import { expect, test } from "vitest";
import { samplePlan, sampleUser } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { insertAdjustment } from "./adjustments.ts";
import { findMissedSets, saveMissedSets } from "./missed-sets.ts";
import { insertPlanRevision } from "./plan-revisions.ts";

const { db } = await testDatabase();

async function writtenTwice() {
  const { id: userId } = await sampleUser(db);
  const plan = await samplePlan(db, userId);
  const key = { userId, planId: plan.id };
  const owner = { userId, trainingPlanId: plan.id };
  expect(await findMissedSets(db, key)).toEqual([]);
  const adjustment = await insertAdjustment(db, {
    ...owner,
    fromWeek: 2,
    adjustmentType: "volume",
    volumeAdjustment: 80,
    intensityAdjustment: "maintain",
    reason: "fatigue",
    missedSets: ["1-run-1"],
  });
  const revision = await insertPlanRevision(db, {
    ...owner,
    fromWeek: 3,
    termsBefore: plan,
    doneWeeks: [],
    missedSets: ["1-run-1", "2-run-1"],
    sentence: "10 h a week from week 3 on",
    acceptedOn: plan.createdOn,
    placementsBefore: {},
    exercisesBefore: {},
  });
  return { key, adjustment, revision };
}

test("the last adjustment or change of the plan decides what had been missed, but for one that is undone", async () => {
  const { key, adjustment, revision } = await writtenTwice();
  expect(await findMissedSets(db, key)).toEqual(["1-run-1", "2-run-1"]);
  expect(await findMissedSets(db, key, { adjustmentId: adjustment.id })).toEqual([
    "1-run-1",
    "2-run-1",
  ]);
  expect(await findMissedSets(db, key, { revisionId: revision.id })).toEqual(["1-run-1"]);
  const both = { adjustmentId: adjustment.id, revisionId: revision.id };
  expect(await findMissedSets(db, key, both)).toEqual([]);
});

test("a new goal decides over all before it, for the owner only", async () => {
  const { key, revision } = await writtenTwice();
  const { id: otherId } = await sampleUser(db);
  await saveMissedSets(db, { ...key, userId: otherId }, ["9-run-1"]);
  expect(await findMissedSets(db, key)).toEqual(["1-run-1", "2-run-1"]);

  await saveMissedSets(db, key, ["3-run-1"]);
  expect(await findMissedSets(db, key)).toEqual(["3-run-1"]);
  expect(await findMissedSets(db, key, { revisionId: revision.id })).toEqual(["3-run-1"]);
  expect(await findMissedSets(db, { ...key, userId: otherId })).toEqual([]);
});
