import type { WearableProvider } from "@triplan/wearable";

/** Whether the known permissions let planned workouts be sent. */
export const sharesWorkouts = (
  { capabilities }: WearableProvider,
  permissions: readonly string[],
): boolean =>
  permissions.length === 0 ||
  capabilities.workoutPermissions.every((name) => permissions.includes(name));
