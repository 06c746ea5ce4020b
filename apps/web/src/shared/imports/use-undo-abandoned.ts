import { useEffect, useEffectEvent } from "react";
import { useCurrentUser } from "../account/current-user.ts";
import { isNotFound } from "../network/is-not-found.ts";
import { trpc } from "../network/trpc.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { forgetUnconfirmed, onceAbandoned, unconfirmedImports } from "./unconfirmed-imports.ts";

/** Undoes imports of completion dialogs whose tab was closed before the athlete completed. */
export function useUndoAbandoned() {
  const userId = useCurrentUser().data?.id;
  const { client } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const undo = useEffectEvent(async (ofUser: number, importId: number) => {
    try {
      await client.imports.undo.mutate({ importId });
      forgetUnconfirmed(ofUser, importId);
      await refresh();
    } catch (error) {
      if (isNotFound(error)) forgetUnconfirmed(ofUser, importId);
      else notifyFailure(FAILURES.undoImport, error);
    }
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = new AbortController();
    for (const importId of unconfirmedImports(userId)) {
      void onceAbandoned({ userId, importId }, () => undo(userId, importId), stop.signal);
    }
    return () => stop.abort();
  }, [userId]);
}
