import { isConnectionLost, NOT_REACHED } from "../network/server-fetch.ts";
import type { Message } from "./messages.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

export const notifySuccess = ({ title, text }: Message) => toastSuccess(title, text);

/** A text of its own also says when the server was not reached. */
export function notifyFailure({ title, text }: Message, cause?: unknown): void {
  const isLost = text !== undefined && isConnectionLost(cause);
  toastError(title, isLost ? `${text} ${NOT_REACHED}` : (text ?? cause));
}

export const notifyInfo = ({ title, text }: Message) => toastInfo(title, text);
