import { useState } from "react";
import { errorText } from "../../../shared/network/error-text.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { useRefreshWearable } from "../data/use-refresh-wearable.ts";
import type { SyncRun } from "../data/wearable-types.ts";

/** Starts a sync and follows its run until it ends, which may be after the response. */
export function useSync() {
  const refresh = useRefreshWearable();
  const { wearable } = trpc.useUtils();
  const [isWatching, setIsWatching] = useState(false);
  const [run, setRun] = useState<SyncRun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  trpc.wearable.syncProgress.useSubscription(
    {},
    {
      enabled: isWatching,
      onData: (now) => {
        setRun(now);
        if (now.finishedAt === null) return;
        setIsWatching(false);
        void refresh();
      },
      // The mutation reports failures; without progress events there is nothing to show.
      onError: () => setIsWatching(false),
    },
  );
  const { mutate, isPending } = trpc.wearable.sync.useMutation({
    onMutate: () => {
      setRun(null);
      setProblem(null);
      setIsWatching(true);
    },
    onSuccess: async () => {
      notifySuccess(SUCCESSES.synced);
      await refresh();
    },
    onError: (error) => {
      setIsWatching(false);
      setProblem(errorText(error));
      notifyFailure(FAILURES.sync);
      void wearable.connection.invalidate();
    },
  });
  return { sync: () => mutate(), isPending, run, problem };
}
