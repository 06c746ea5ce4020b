import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES, successOf } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { notifyUnlessAtField } from "./parts/notify-unless-at-field.ts";

/** Changes the email, at once or after the link mailed to it is opened. */
export function useChangeEmail(onDone: () => void) {
  const { account, auth } = trpc.useUtils();
  return trpc.account.changeEmail.useMutation({
    onSuccess: async (email) => {
      account.email.setData(undefined, email);
      notifySuccess(
        email.pending ? successOf.emailLinkSent(email.pending.username) : SUCCESSES.emailChanged,
      );
      onDone();
      await auth.me.invalidate();
    },
    onError: (error) => notifyUnlessAtField(FAILURES.email, error),
  });
}

/** Keeps the present email. */
export function useCancelEmailChange() {
  const { account } = trpc.useUtils();
  return trpc.account.cancelEmailChange.useMutation({
    onSuccess: (email) => account.email.setData(undefined, email),
    onError: (error) => notifyFailure(FAILURES.cancelEmail, error),
  });
}
