import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";

/** Has a link for a new password mailed. Errors of a field are shown there. */
export const useRequestReset = () =>
  trpc.auth.requestReset.useMutation({
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) notifyFailure(FAILURES.resetLink, error);
    },
  });
