import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";

/** Confirms a new address. A void link is shown by the page, other errors as a toast. */
export function useConfirmEmail() {
  const { auth, account } = trpc.useUtils();
  return trpc.account.confirmEmail.useMutation({
    // The account may be logged in here.
    onSuccess: () => Promise.all([auth.me.invalidate(), account.email.invalidate()]),
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) notifyFailure(FAILURES.email, error);
    },
  });
}
