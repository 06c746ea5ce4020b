import { scheduleDocument, workoutDocument } from "../partner/workout-document.ts";
import type { WorkoutDocument } from "../partner/workout-document.ts";
import type { World } from "../world/world.ts";

interface ReceivedWorkout {
  /** Null for a workout that is on no day. */
  date: string | null;
  workout: WorkoutDocument;
}

/** The workouts on an athlete's watch by day; those without a day last. */
export function receivedWorkouts(world: World, userId: string): ReceivedWorkout[] {
  const own = [...world.documents.values()].filter((document) => document.userId === userId);
  const schedules = own.flatMap(({ kind, body }) =>
    kind === "scheduleId" ? [scheduleDocument.parse(body)] : [],
  );
  const received = own.flatMap(({ kind, body }): ReceivedWorkout[] => {
    if (kind !== "workoutId") return [];
    const workout = workoutDocument.parse(body);
    const days = schedules.filter(({ workoutId }) => workoutId === body["workoutId"]);
    return days.length === 0
      ? [{ date: null, workout }]
      : days.map(({ date }) => ({ date, workout }));
  });
  return received.toSorted((a, b) => (a.date ?? "9").localeCompare(b.date ?? "9"));
}
