import {
  findCurrentPlan,
  listPushableExercises,
  listPushedWorkouts,
  type PushableExercise,
  type PushConnection,
  type PushedWorkoutRow,
  type Queryable,
} from "@triplan/db";
import {
  addDays,
  PUSH_DAYS,
  whyOffWatch,
  type IsoDate,
  type OffWatchReason,
  type PlannedWorkout,
  type PushedWorkout,
  type TargetChoice,
} from "@triplan/domain";
import type { WearableProvider } from "@triplan/wearable";
import { targetProblem, workoutOf, type Workout, type WorkoutFacts } from "@triplan/workout-files";
import { createHash } from "node:crypto";
import { workoutFacts } from "../../modules/workout-files/workout-facts.ts";

/** A workout as it is to be on the watch. */
export interface WatchWorkout extends PlannedWorkout {
  workout: Workout;
}

/** An exercise, what the watch should have of it, and what it has. */
export interface WatchExercise {
  exercise: PushableExercise;
  planned: WatchWorkout | OffWatchReason;
  /** Whether it belongs on the watch, were it turned on. */
  isComing: boolean;
  row: PushedWorkoutRow | null;
}

export interface WatchExercises {
  /** Those of the coming days, those on the watch, and those asked for; by day. */
  exercises: WatchExercise[];
  /** What the watch has of exercises that are no longer in a plan. */
  gone: PushedWorkoutRow[];
}

interface WatchSource {
  db: Queryable;
  provider: WearableProvider;
}

/** What belongs on an athlete's watch today. */
export async function readWatchExercises(
  { db, provider }: WatchSource,
  {
    id: connectionId,
    userId,
    workoutTarget,
  }: Pick<PushConnection, "id" | "userId"> & Pick<PushConnection, "workoutTarget">,
  { today, ids = [] }: { today: IsoDate; ids?: readonly number[] },
): Promise<WatchExercises> {
  const rows = await listPushedWorkouts(db, { userId, connectionId });
  const plan = await findCurrentPlan(db, userId);
  const found = await listPushableExercises(db, {
    userId,
    planId: plan?.id ?? null,
    from: today,
    to: addDays(today, PUSH_DAYS - 1),
    ids: [...ids, ...rows.map(({ exerciseId }) => exerciseId)],
  });
  const facts =
    plan && workoutTarget ? await workoutFacts({ db, userId }, plan, workoutTarget) : null;
  const version = provider.capabilities.workoutVersion;
  const rowOf = new Map(rows.map((row) => [row.exerciseId, row]));
  const known = new Set(found.map(({ id }) => id));
  return {
    exercises: found.map((exercise) => ({
      exercise,
      ...plannedOf(exercise, { facts, today, version, planId: plan?.id ?? null }),
      row: rowOf.get(exercise.id) ?? null,
    })),
    gone: rows.filter(({ exerciseId }) => !known.has(exerciseId)),
  };
}

/** What the provider has of an exercise. */
export const pushedOf = (row: PushedWorkoutRow | null): PushedWorkout | null =>
  row && {
    contentHash: row.contentHash,
    date: row.scheduledDate,
    refusedVersion: row.refusedVersion,
  };

interface PlanFacts {
  /** Null while no workouts are sent. */
  facts: WorkoutFacts | null;
  planId: number | null;
  today: IsoDate;
  version: number;
}

const candidateOf = (exercise: PushableExercise, planId: number | null) => ({
  scheduledDate: exercise.scheduledDate,
  isDone: exercise.isCompleted || exercise.matchedActivityId !== null,
  isSkipped: exercise.skippedAt !== null,
  isInCurrentPlan: exercise.trainingPlanId === planId,
});

function plannedOf(
  exercise: PushableExercise,
  { facts, planId, today, version }: PlanFacts,
): Pick<WatchExercise, "planned" | "isComing"> {
  const candidate = candidateOf(exercise, planId);
  const isComing = whyOffWatch({ ...candidate, isOn: true }, today) === null;
  const reason = whyOffWatch({ ...candidate, isOn: facts !== null }, today);
  if (reason !== null || candidate.scheduledDate === null || facts === null) {
    return { planned: reason ?? "noDay", isComing };
  }
  const workout = workoutOf(exercise, { ...facts, target: targetFor(exercise, facts.target) });
  const contentHash = hashOf([version, workout]);
  return { planned: { workout, date: candidate.scheduledDate, contentHash }, isComing };
}

/** The athlete's choice, or the nearest one where it would leave an exercise without a target. */
const targetFor = (exercise: PushableExercise, target: TargetChoice): TargetChoice =>
  targetProblem(exercise, target)?.nearest ?? target;

const hashOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");
