import { deletePushedWorkout, listPushedWorkouts, type ConnectionKey } from "@triplan/db";
import { ProviderError } from "@triplan/wearable";
import { withAccessToken } from "../tokens/with-access-token.ts";
import type { WearableSource } from "../tokens/wearable-source.ts";

/** Milliseconds; an athlete waits for the end of the connection. */
const MAX_TIME = 10_000;

/**
 * Removes what was sent from the watch before the connection ends. Best effort: without the
 * provider the athlete still gets disconnected.
 */
export async function withdrawWorkouts(source: WearableSource, key: ConnectionKey): Promise<void> {
  const { db, log, wearable } = source;
  const signal = AbortSignal.timeout(MAX_TIME);
  for (const row of await listPushedWorkouts(db, key)) {
    const { exerciseId, providerWorkoutId: workoutId, providerScheduleId: scheduleId } = row;
    if (workoutId === null) continue;
    const sent = { workoutId, scheduleId };
    try {
      await withAccessToken(
        source,
        key,
        (token) => wearable.provider.removeWorkout(token, sent, signal),
        ["active", "paused", "disconnecting"],
      );
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ ...key, kind: error.kind, reason: error.message }, "workouts stay on the watch");
      return;
    }
    await deletePushedWorkout(db, { ...key, exerciseId });
  }
}
