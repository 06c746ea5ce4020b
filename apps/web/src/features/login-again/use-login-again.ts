import { useQueryClient } from "@tanstack/react-query";
import { useCurrentUser, useSwitchUser } from "../../shared/account/current-user.ts";
import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import {
  clearSignedOut,
  HANDLES_UNAUTHORIZED,
  isCodeRequired,
} from "../../shared/account/signed-out.ts";
import type { LoggedInUser } from "../../shared/account/use-passkey-login.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Logs in over an open page, which continues for the same user and starts over for another. */
export function useLoginAgain(onCodeNeeded: () => void) {
  const before = useCurrentUser().data ?? null;
  const switchUser = useSwitchUser();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  async function onLoggedIn({ isRestored, ...user }: LoggedInUser) {
    clearSignedOut();
    if (isRestored) notifySuccess(SUCCESSES.accountKept);
    if (before?.id !== user.id) return switchUser(user);
    utils.auth.me.setData(undefined, user);
    // Refetch the queries that failed while signed out.
    await queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }
  const login = trpc.auth.login.useMutation({
    meta: HANDLES_UNAUTHORIZED,
    onSuccess: onLoggedIn,
    onError: (error) => {
      if (isCodeRequired(error)) onCodeNeeded();
      else notifyFailure(FAILURES.login, error);
    },
  });
  return { login, onLoggedIn };
}
