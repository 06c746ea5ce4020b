import { useNavigate } from "react-router-dom";
import { useSwitchUser } from "../../../shared/account/current-user.ts";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";

/** Sets the new password and opens the login. Field errors are shown at the field. */
export function useResetPassword() {
  const { auth } = trpc.useUtils();
  const switchUser = useSwitchUser();
  const navigate = useNavigate();
  return trpc.auth.resetPassword.useMutation({
    onSuccess: async () => {
      // Another account may be logged in here.
      if ((await auth.me.fetch(undefined, { staleTime: 0 })) === null) await switchUser(null);
      notifySuccess(SUCCESSES.passwordReset);
      await navigate("/auth", { replace: true });
    },
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) notifyFailure(FAILURES.password, error);
    },
  });
}
