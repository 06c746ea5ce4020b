import type { Message } from "./messages.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

export const saySuccess = ({ title, text }: Message) => toastSuccess(title, text);

export const sayFailure = ({ title, text }: Message, cause?: unknown) =>
  toastError(title, text ?? cause);

export const sayNotice = ({ title, text }: Message) => toastInfo(title, text);
