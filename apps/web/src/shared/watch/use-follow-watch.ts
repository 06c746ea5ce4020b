import { trpc } from "../network/trpc.ts";

/** While workouts wait to be sent: shows what the server sends without asking again. */
export function useFollowWatch(isOn: boolean) {
  const { wearable } = trpc.useUtils();
  trpc.wearable.watchWorkouts.useSubscription(undefined, {
    enabled: isOn,
    onData: (now) => {
      wearable.workouts.setData(undefined, now);
      void wearable.exercise.invalidate();
    },
  });
}
