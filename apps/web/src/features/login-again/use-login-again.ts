import { useQueryClient } from "@tanstack/react-query";
import { useCurrentUser, useSwitchUser } from "../../shared/current-user.ts";
import { FAILURES } from "../../shared/messages.ts";
import { sayFailure } from "../../shared/say.ts";
import { forgetSignedOut, OWN_LOGIN } from "../../shared/signed-out.ts";
import { trpc } from "../../trpc.ts";

/** Logs in over an open page, which continues for the same user and starts over for another. */
export function useLoginAgain() {
  const before = useCurrentUser().data ?? null;
  const switchUser = useSwitchUser();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return trpc.auth.login.useMutation({
    meta: OWN_LOGIN,
    onSuccess: async (user) => {
      forgetSignedOut();
      if (before?.id !== user.id) return switchUser(user);
      utils.auth.me.setData(undefined, user);
      // Refetch the queries that failed while signed out.
      await queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    },
    onError: (error) => sayFailure(FAILURES.login, error),
  });
}
