import { useNavigate } from "react-router-dom";
import { useSwitchUser } from "../../shared/current-user.ts";
import { FAILURES } from "../../shared/messages.ts";
import { notifyFailure } from "../../shared/notify.ts";
import { trpc } from "../../trpc.ts";

/** Ends the session, clears the user's cached data and opens the Dashboard. */
export function useLogout() {
  const switchUser = useSwitchUser();
  const navigate = useNavigate();
  return trpc.auth.logout.useMutation({
    onSuccess: async () => {
      // Navigate first: any other page would redirect to the login.
      await navigate("/");
      await switchUser(null);
    },
    onError: (error) => notifyFailure(FAILURES.logout, error),
  });
}
