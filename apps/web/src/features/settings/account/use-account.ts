import { useNavigate } from "react-router-dom";
import { useSwitchUser } from "../../../shared/account/current-user.ts";
import { unfollowAllImports } from "../../../shared/imports/followed-imports.ts";
import { FAILURES, SUCCESSES, successOf } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { deletionReceipt } from "./deletion-receipt.ts";
import { notifyUnlessAtField } from "./parts/notify-unless-at-field.ts";

/** Changes the password; the server ends the other logins. */
export function useChangePassword(onDone: () => void) {
  const { account } = trpc.useUtils();
  return trpc.account.changePassword.useMutation({
    onSuccess: () => {
      notifySuccess(SUCCESSES.passwordChanged);
      onDone();
      return account.logins.invalidate();
    },
    onError: (error) => notifyUnlessAtField(FAILURES.password, error),
  });
}

/** Ends one login, or all but this one. Refetches after a failure too: it may have ended elsewhere. */
export function useEndLogins() {
  const { account } = trpc.useUtils();
  const options = {
    onSuccess: ({ ended }: { ended: number }) => notifySuccess(successOf.loginsEnded(ended)),
    onError: (error: unknown) => notifyFailure(FAILURES.endLogin, error),
    onSettled: () => account.logins.invalidate(),
  };
  const one = trpc.account.endLogin.useMutation(options);
  const others = trpc.account.endOtherLogins.useMutation(options);
  return { one, others, isPending: one.isPending || others.isPending };
}

/** Deletes the account, clears its data here and shows the receipt at the login. */
export function useDeleteAccount() {
  const switchUser = useSwitchUser();
  const navigate = useNavigate();
  return trpc.account.delete.useMutation({
    onSuccess: async (deletion) => {
      unfollowAllImports();
      await switchUser(null);
      await navigate("/auth", { state: { notice: deletionReceipt(deletion) } });
    },
    onError: (error) => notifyUnlessAtField(FAILURES.deleteAccount, error),
  });
}
