import { defaultSchedule, isoDate } from "@triplan/domain";
import type { Queryable } from "../tables/database.ts";
import { insertExercises } from "../queries/generated-exercises.ts";
import { insertPlan } from "../queries/plans.ts";
import { insertUser } from "../queries/users.ts";
import type { NewExercise } from "../tables/exercise.ts";
import type { NewTrainingPlan, TrainingPlanRow } from "../tables/training-plan.ts";
import type { PublicUser } from "../tables/user-account.ts";

let made = 0;

export function sampleUser(db: Queryable): Promise<PublicUser> {
  made += 1;
  return insertUser(db, {
    username: `athlete-${made}@example.com`,
    passwordHash: "$argon2id$sample",
    defaultWeeklySchedule: defaultSchedule("olympic"),
  });
}

/** Four weeks from Sunday 2026-03-01 to a sprint on Saturday 2026-03-28. */
export const newPlan = (
  userId: number,
  changes: Partial<NewTrainingPlan> = {},
): NewTrainingPlan => ({
  userId,
  name: "Spring sprint",
  raceType: "sprint",
  swimDistance: "0.47",
  bikeDistance: "12",
  runDistance: "3.1",
  raceDate: isoDate("2026-03-28"),
  createdOn: isoDate("2026-03-02"),
  startDate: isoDate("2026-03-01"),
  currentSwimPace: "2:30",
  currentBikePace: "18",
  currentRunPace: "8:30",
  experienceLevel: "beginner",
  totalWeeks: 4,
  weeklySchedule: defaultSchedule("sprint"),
  startFitness: 20,
  startFatigue: 20,
  startBasis: "first-week",
  ...changes,
});

export async function samplePlan(
  db: Queryable,
  userId: number,
  changes: Partial<NewTrainingPlan> = {},
): Promise<TrainingPlanRow> {
  const plan = await insertPlan(db, newPlan(userId, changes));
  if (!plan) throw new Error("The sample's idempotency key is taken");
  return plan;
}

export const newExercise = (changes: Partial<NewExercise> = {}): NewExercise => ({
  week: 1,
  slotKey: `${changes.week ?? 1}-run-1`,
  type: "run",
  templateId: "run-easy",
  name: "Easy run",
  duration: 45,
  distance: "5.0 mi",
  pace: "9:00/mi",
  intensity: "easy",
  description: "45 min easy",
  notes: "Builds the base",
  steps: [
    {
      kind: "main",
      repeat: 1,
      intervals: [
        {
          quantity: 2700,
          unit: "s",
          zone: "Z2",
          isRacePace: false,
          pace: "9:00",
          seconds: 2700,
          restSeconds: 0,
        },
      ],
    },
  ],
  suggestedDay: 2,
  isKey: false,
  brickId: null,
  reasons: [{ rule: "open-day", facts: { day: 2, minutes: 60 } }],
  progress: null,
  baseDuration: 45,
  baseIntensity: "easy",
  baseTemplateId: "run-easy",
  orderIndex: 0,
  isDropped: false,
  ...changes,
});

/** A user's plan with the given exercises; returns their ids by slot. */
export async function sampleExercises(
  db: Queryable,
  exercises: readonly NewExercise[] = [newExercise()],
): Promise<{ userId: number; planId: number; idOf: (slotKey: string) => number }> {
  const { id: userId } = await sampleUser(db);
  const { id: planId } = await samplePlan(db, userId);
  await insertExercises(db, { userId, trainingPlanId: planId, exercises });
  const rows = await db
    .selectFrom("exercise")
    .select(["id", "slotKey"])
    .where("trainingPlanId", "=", planId)
    .execute();
  const idOf = (slotKey: string) => {
    const row = rows.find((candidate) => candidate.slotKey === slotKey);
    if (!row) throw new Error(`The sample plan has no exercise ${slotKey}`);
    return row.id;
  };
  return { userId, planId, idOf };
}

export async function sampleActivity(db: Queryable, userId: number): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto("wearableActivity")
    .values({
      userId,
      provider: "test",
      providerActivityId: `activity-${made}`,
      source: "test",
      activityType: "running",
      family: "run",
      discipline: "run",
      startTime: "2026-03-03T06:00:00Z",
      localDate: isoDate("2026-03-03"),
      durationSeconds: 1800,
      distanceMeters: 5000,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Completes an exercise, optionally matched with an activity. */
export async function complete(
  db: Queryable,
  exerciseId: number,
  change: { activityId?: number; actualDuration?: number } = {},
): Promise<void> {
  await db
    .updateTable("exercise")
    .set({
      isCompleted: true,
      completedAt: "2026-03-04T08:00:00Z",
      matchedActivityId: change.activityId ?? null,
      actualDuration: change.actualDuration ?? null,
    })
    .where("id", "=", exerciseId)
    .execute();
}
