import { useNavigate } from "react-router-dom";
import { useSwitchUser } from "../../shared/account/current-user.ts";
import { unfollowAllImports } from "../../shared/imports/followed-imports.ts";
import { FAILURES } from "../../shared/notifications/messages.ts";
import { notifyFailure } from "../../shared/notifications/notify.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Ends the session, clears the user's cached data and opens the Dashboard. */
export function useLogout() {
  const switchUser = useSwitchUser();
  const navigate = useNavigate();
  return trpc.auth.logout.useMutation({
    onSuccess: async () => {
      unfollowAllImports();
      // Navigate first: any other page would redirect to the login.
      await navigate("/");
      await switchUser(null);
    },
    onError: (error) => notifyFailure(FAILURES.logout, error),
  });
}
