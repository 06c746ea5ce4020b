import type { ExerciseInput } from "@triplan/contract";
import { findExercise, findPushConnection } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { pushStatus } from "./push-status.ts";
import { readWatchExercises } from "./watch-exercises.ts";
import { workoutOnWatch, type WorkoutOnWatch } from "./workout-on-watch.ts";

/** Whether an exercise is on the watch, and if not, why. */
export async function readExerciseOnWatch(
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<WorkoutOnWatch> {
  const { db, userId, wearable, today } = ctx;
  if (!(await findExercise(db, { userId, exerciseId }))) {
    throw new DomainError("not_found", "Exercise not found");
  }
  const provider = wearable?.provider;
  const connection = provider && (await findPushConnection(db, { userId, provider: provider.id }));
  const status = pushStatus(provider, connection);
  if (!provider || !connection || status === "notConnected") {
    return { state: "notSent", reason: "notConnected", refusal: null, sentAt: null };
  }
  const asked = { today, ids: [exerciseId] };
  const { exercises } = await readWatchExercises({ db, provider }, connection, asked);
  const found = exercises.find(({ exercise }) => exercise.id === exerciseId);
  return workoutOnWatch(found ?? { planned: "noDay", row: null }, status, today);
}
