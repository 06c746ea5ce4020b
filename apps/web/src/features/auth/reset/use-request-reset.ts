import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";

/** Requests a reset link by mail. Field errors are shown at the field. */
export const useRequestReset = () =>
  trpc.auth.requestReset.useMutation({
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) notifyFailure(FAILURES.resetLink, error);
    },
  });
