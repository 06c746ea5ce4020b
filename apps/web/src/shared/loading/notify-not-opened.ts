import { isConnectionLost } from "../network/server-fetch.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";

/** Says that a dialog or menu did not open because its code did not load. */
export function notifyNotOpened(cause: unknown): void {
  notifyFailure(isConnectionLost(cause) ? FAILURES.openOffline : FAILURES.open);
}
