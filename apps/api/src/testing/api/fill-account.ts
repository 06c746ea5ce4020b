import {
  addDays,
  defaultSchedule,
  isoDate,
  seconds,
  sundayOf,
  withAppointment,
  withSports,
  type IsoDate,
} from "@triplan/domain";
import {
  insertCheckIn,
  insertImport,
  insertImportFile,
  insertPlanLayer,
  insertPlanRace,
  insertPlanRevision,
  insertThresholds,
  insertTimeOff,
  recordDecision,
  saveRaceResult,
  writeActivityDetail,
  type Db,
  type PlanKey,
} from "@triplan/db";
import { packStream } from "../../modules/imports/stream-bytes.ts";
import { exercisesBefore } from "../../modules/plans/layers/exercises-before.ts";
import { listStoredRows } from "../../modules/plans/rows/stored-exercise.ts";
import type { TestUser } from "./test-api.ts";
import { LAP, recordedRide, STREAM } from "../inputs/recorded-ride.ts";
import { validPlan } from "../inputs/valid-plan.ts";

const NOW = "2026-03-02T08:00:00.000Z";
const FIRST_DAY = isoDate("2026-03-02");
const ACCEPTED = isoDate("2026-03-10");

/** Gives an account rows in every table that its archive holds; returns its plan. */
export async function fillAccount(db: Db, user: TestUser): Promise<number> {
  const plan = await user.trpc.plans.create.mutate(validPlan());
  await addOtherRace(user, plan.id);
  await user.rest("PATCH", "/user/current-plan", { planId: plan.id });
  const key = { userId: user.id, planId: plan.id };
  await addDone(user, plan.id);
  await user.rest("POST", `/training-plans/${plan.id}/adjust`, {
    fromWeek: 3,
    adjustmentType: "volume",
    volumeAdjustment: 80,
    intensityAdjustment: "maintain",
    reason: "fatigue",
  });
  await addLayers(db, key);
  await insertThresholds(db, [
    { userId: user.id, kind: "css", value: 105.5, source: "test", measuredOn: ACCEPTED, rpe: 8 },
  ]);
  await addRecordings(db, user.id);
  await db
    .insertInto("wearableConnection")
    .values({
      userId: user.id,
      provider: "sandbox",
      providerUserId: `u-${user.id}`,
      accessTokenEnc: "v1.k.x.y",
    })
    .execute();
  return plan.id;
}

const CLUB_SWIM = { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" } as const;

/** A week without rides on Mondays and with an appointment on Tuesdays. */
export const LIMITED_WEEK = defaultSchedule("olympic").map((entry) => {
  if (entry.day === 1) return withSports(entry, ["swim", "run"]);
  return entry.day === 2 ? withAppointment(entry, CLUB_SWIM) : entry;
});

/** A plan after the first one, whose goal was for another race, with limited days. */
async function addOtherRace(user: TestUser, previousPlanId: number): Promise<void> {
  const asked = validPlan({
    name: "Another race",
    raceDate: "2026-07-18",
    previousPlanId,
    goalFinishTime: "02:50:00",
    weeklySchedule: LIMITED_WEEK,
  });
  const { id: planId } = await user.trpc.plans.create.mutate(asked);
  await user.trpc.planEdits.update.mutate({ planId, raceType: "70.3" });
}

/** Exercises that are placed, completed by hand, matched and skipped. */
async function addDone(user: TestUser, planId: number): Promise<void> {
  const week = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  const [placed, entered, skipped] = week;
  await user.rest("POST", `/exercises/${placed?.id}/schedule`, {
    day: 4,
    dayName: "Thursday",
    scheduledDate: "2026-03-05",
  });
  await user.rest("POST", `/exercises/${entered?.id}/complete`, {
    date: "2026-03-02",
    durationSeconds: 2400,
    rpe: 4,
    notes: "Wind from \u202eeverywhere, “quotes” and\nlines",
  });
  await user.rest("POST", `/exercises/${skipped?.id}/skip`, { reason: "tired" });
}

/** Rows of what changes a plan that began in the week of this day: layers, races, days off and more. */
export async function addLayers(
  db: Db,
  { userId, planId }: PlanKey,
  firstDay: IsoDate = FIRST_DAY,
): Promise<void> {
  const accepted = addDays(firstDay, 8);
  const ofPlan = { userId, trainingPlanId: planId, acceptedOn: accepted };
  const weekStart = sundayOf(firstDay);
  const proposalKey = `safe-step_${addDays(firstDay, 9)}`;
  const placements = { "2-run-1": { day: 2, dayMinutes: 45, movedTo: null } } as const;
  const placementsBefore = JSON.stringify(placements);
  const stored = await listStoredRows(db, { userId, planId });
  const run = stored.filter(({ slotKey }) => slotKey === "2-run-1");
  const before = exercisesBefore({ stored: run, rows: run, present: run });
  const exercisesJson = JSON.stringify(before);
  const timeOff = await insertTimeOff(db, {
    ...ofPlan,
    kind: "ill",
    fromDate: addDays(firstDay, 7),
    toDate: addDays(firstDay, 10),
    minutesPerDay: 0,
    sports: [],
    symptoms: "below-neck",
    placementsBefore,
    exercisesBefore: exercisesJson,
  });
  await insertPlanRace(db, {
    ...ofPlan,
    name: "Cascais Sprint",
    date: addDays(firstDay, 19),
    priority: "B",
    kind: "sprint",
    goalSeconds: seconds(4920),
    expectedMinutes: 84,
    status: "finished",
    finishSeconds: seconds(4980),
    splits: JSON.stringify({ bike: seconds(2300) }),
    note: "Rain.",
    exercisesBefore: exercisesJson,
  });
  await saveRaceResult(
    db,
    { userId, planId },
    {
      status: "finished",
      finishSeconds: seconds(9850),
      splits: { swim: seconds(1745) },
      isFairDay: true,
      note: "Cramp at mile 4.",
    },
  );
  const layer = await insertPlanLayer(db, {
    ...ofPlan,
    proposalKey,
    sentence: "Wednesday's run says 1 h 40 min, and 1 h 5 min is the safe step.",
    change: JSON.stringify({
      rule: "safe-step",
      week: 2,
      exercises: [{ slotKey: "2-run-1", from: 3, day: 3, minutes: 65, isLeftOut: false }],
    }),
    placementsBefore,
    exercisesBefore: exercisesJson,
  });
  await insertCheckIn(db, {
    userId,
    trainingPlanId: planId,
    weekStart,
    weekAnswers: JSON.stringify({ [weekStart]: "half" }),
    choices: JSON.stringify([
      { key: proposalKey, answer: "yes", layerId: layer.id, timeOffId: timeOff.id },
    ]),
    readiness: 4,
  });
  const plan = await db
    .selectFrom("trainingPlan")
    .select([
      "raceType",
      "swimDistance",
      "bikeDistance",
      "runDistance",
      "raceDate",
      "totalWeeks",
      "weeklySchedule",
      "earlierSchedules",
      "poolLengthMeters",
    ])
    .where("id", "=", planId)
    .executeTakeFirstOrThrow();
  await insertPlanRevision(db, {
    ...ofPlan,
    fromWeek: 3,
    termsBefore: plan,
    doneWeeks: [{ week: 1, minutes: { "1-run-1": 30 } }],
    missedSets: ["1-run-1"],
    sentence: "10 h a week from week 3 on",
    placementsBefore: placements,
    exercisesBefore: before,
  });
  await recordDecision(db, {
    userId,
    planId,
    proposalKey,
    answer: "yes",
    decidedAt: NOW,
  });
}

/** An import with recordings, of which one is a copy of a later one, and a deleted activity. */
export async function addRecordings(db: Db, userId: number, finishedAt = NOW): Promise<void> {
  const importId = await insertImport(db, {
    userId,
    name: "rides.zip",
    byteLength: 50_000,
    timeZone: "Europe/Lisbon",
    uploadKey: null,
  });
  await db
    .updateTable("activityImport")
    .set({ status: "done", fileCount: 2, finishedAt })
    .where("id", "=", importId)
    .execute();
  const rows = await db
    .insertInto("wearableActivity")
    .values([1, 2].map((number) => recordedRide({ userId, importId, number })))
    .returning("id")
    .execute();
  const [first, second] = rows.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error("unreachable");
  await db
    .updateTable("wearableActivity")
    .set({ duplicateOf: second })
    .where("id", "=", first)
    .execute();
  const bytes = await packStream(STREAM);
  await writeActivityDetail(db, { userId, activityId: first, laps: [LAP], stream: bytes });
  await writeActivityDetail(db, { userId, activityId: second, laps: [], stream: null });
  for (const [position, activityId] of [first, second].entries()) {
    const file = { userId, importId, position, name: `${position}.fit`, activityId } as const;
    await insertImportFile(db, { ...file, outcome: "stored" });
  }
  await db
    .insertInto("activityTombstone")
    .values({ userId, provider: "sandbox", providerActivityId: "gone-1" })
    .execute();
}
