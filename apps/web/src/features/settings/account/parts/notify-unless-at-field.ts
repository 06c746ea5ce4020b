import { refusedFields } from "../../../../shared/forms/refused-fields.ts";
import type { Message } from "../../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../../shared/notifications/notify.ts";

/** Errors of a field are shown there, others as a toast. */
export const notifyUnlessAtField = (failure: Message, error: unknown) => {
  if (Object.keys(refusedFields(error)).length === 0) notifyFailure(failure, error);
};
