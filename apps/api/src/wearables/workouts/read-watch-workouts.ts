import { findLastPush, findPushConnection } from "@triplan/db";
import type { IsoDate, TargetChoice } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { pushStatus, type PushStatus } from "./push-status.ts";
import { readWatchExercises, type WatchExercise } from "./watch-exercises.ts";
import { workoutOnWatch, type WorkoutOnWatch } from "./workout-on-watch.ts";

interface WatchWorkoutRow extends WorkoutOnWatch {
  exerciseId: number;
  planId: number;
  week: number;
  type: WatchExercise["exercise"]["type"];
  name: string;
  scheduledDate: IsoDate;
  /** Minutes. */
  duration: number;
}

export interface WatchWorkouts {
  status: PushStatus;
  /** What workouts guide by; null while they are turned off or nothing is connected. */
  target: TargetChoice | null;
  lastSentAt: string | null;
  /** The exercises of the coming days, each with its state. */
  exercises: WatchWorkoutRow[];
}

/** The exercises of the coming days, and whether they are on the watch. */
export async function readWatchWorkouts(ctx: AuthedContext): Promise<WatchWorkouts> {
  const { db, userId, wearable, today } = ctx;
  const provider = wearable?.provider;
  const connection = provider && (await findPushConnection(db, { userId, provider: provider.id }));
  const status = pushStatus(provider, connection);
  if (!provider || !connection || status === "notConnected") {
    return { status, target: null, lastSentAt: null, exercises: [] };
  }
  const { exercises } = await readWatchExercises({ db, provider }, connection, { today });
  const key = { userId, connectionId: connection.id };
  return {
    status,
    target: connection.workoutTarget,
    lastSentAt: await findLastPush(db, key),
    exercises: exercises.flatMap((each) => rowOf(each, status, today)),
  };
}

function rowOf(
  { exercise, planned, isComing, row }: WatchExercise,
  status: PushStatus,
  today: IsoDate,
): WatchWorkoutRow[] {
  const { id: exerciseId, trainingPlanId: planId, scheduledDate, ...facts } = exercise;
  if (scheduledDate === null || !isComing) return [];
  const { week, type, name, duration } = facts;
  const state = workoutOnWatch({ planned, row }, status, today);
  return [{ exerciseId, planId, week, type, name, scheduledDate, duration, ...state }];
}
