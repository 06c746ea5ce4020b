import type { Message } from "./messages.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

/** Says a success of the table of messages. */
export const saySuccess = ({ title, text }: Message) => toastSuccess(title, text);

/** Says a failure of the table: in its own words, else in those of its cause. */
export const sayFailure = ({ title, text }: Message, cause?: unknown) =>
  toastError(title, text ?? cause);

/** Says a notice of the table. */
export const sayNotice = ({ title, text }: Message) => toastInfo(title, text);
