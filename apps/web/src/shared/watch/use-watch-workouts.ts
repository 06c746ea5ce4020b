import type { TargetChoice } from "@triplan/domain";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import { useFollowWatch } from "./use-follow-watch.ts";
import { isWaiting } from "./watch-texts.ts";

export type WatchWorkouts = RouterOutputs["wearable"]["workouts"];

/** The workouts of the coming days and the setting that sends them, which is saved at once. */
export function useWatchWorkouts() {
  const { wearable } = trpc.useUtils();
  // Refetched on each visit: workouts are sent meanwhile.
  const query = trpc.wearable.workouts.useQuery(undefined, { staleTime: 0 });
  useFollowWatch(query.data?.exercises.some(isWaiting) ?? false);
  const keep = {
    onSuccess: (now: WatchWorkouts) => {
      wearable.workouts.setData(undefined, now);
      void wearable.exercise.invalidate();
    },
    onError: (error: Parameters<typeof notifyFailure>[1]) =>
      notifyFailure(FAILURES.watchWorkouts, error),
  };
  const save = trpc.wearable.saveWorkouts.useMutation(keep);
  const send = trpc.wearable.sendWorkouts.useMutation(keep);
  return {
    query,
    isBusy: save.isPending,
    isSending: send.isPending,
    setTarget: (target: TargetChoice | null) => save.mutate({ target }),
    send: () => send.mutate(),
  };
}
