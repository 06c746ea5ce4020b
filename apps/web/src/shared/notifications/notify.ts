import type { Message } from "./messages.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

export const notifySuccess = ({ title, text }: Message) => toastSuccess(title, text);

export const notifyFailure = ({ title, text }: Message, cause?: unknown) =>
  toastError(title, text ?? cause);

export const notifyInfo = ({ title, text }: Message) => toastInfo(title, text);
