import { useNavigate } from "react-router-dom";
import { useSwitchUser } from "../../shared/current-user.ts";
import { FAILURES } from "../../shared/messages.ts";
import { sayFailure } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";

/** Ends the login, forgets all that was loaded for the user, and goes to Home. */
export function useLogout() {
  const switchUser = useSwitchUser();
  const navigate = useNavigate();
  return trpc.auth.logout.useMutation({
    onSuccess: async () => {
      // Home is open to visitors; any other page would first send them to the login.
      await navigate("/");
      await switchUser(null);
    },
    onError: (error) => sayFailure(FAILURES.logout, error),
  });
}
