import type { NotificationData } from "@mantine/notifications";
import { networkReturns } from "../network/network-returns.ts";

let newest: NotificationData | null = null;

const online = () =>
  new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true });
  });

/**
 * Shows a toast instead of the one before. Its code loads in parallel with the first page
 * (app/toasts.tsx), not before it: when the network is lost between them, the toast waits.
 */
export async function showToast(toast: NotificationData): Promise<void> {
  newest = toast;
  const since = networkReturns();
  const code = await import("./toast-code.ts").catch(() => null);
  if (newest !== toast) return;
  if (!code) {
    if (since === networkReturns()) await online();
    if (newest === toast) await showToast(toast);
    return;
  }
  newest = null;
  // Only the newest toast is relevant.
  code.notifications.clean();
  code.notifications.show({ closeButtonProps: { "aria-label": "Close" }, ...toast });
}

/** Hides the shown toast. */
export async function hideToast(): Promise<void> {
  const { notifications } = await import("./toast-code.ts");
  notifications.clean();
}
