import { errorText } from "../network/error-text.ts";

/** Colour and live region politeness. */
const KINDS = {
  success: { role: "status", color: "var(--done)" },
  info: { role: "status", color: "var(--ink)" },
  error: { role: "alert", color: "var(--error)" },
} as const;

const CLOSE = { "aria-label": "Close" };

interface Toast {
  kind: keyof typeof KINDS;
  title: string;
  message?: string | undefined;
}

// The code of toasts loads in parallel with the first page (app/toasts.tsx), not before it.
async function show({ kind, title, message = "" }: Toast) {
  const { notifications } = await import("@mantine/notifications");
  // Only the newest toast is relevant.
  notifications.clean();
  notifications.show({ title, message, closeButtonProps: CLOSE, ...KINDS[kind] });
}

/** A success; the message is optional. */
export const toastSuccess = (title: string, message?: string) =>
  void show({ kind: "success", title, message });

/** A neutral notice. */
export const toastInfo = (title: string, message?: string) =>
  void show({ kind: "info", title, message });

/** A failure; pass the caught error to show the server's message. */
export const toastError = (title: string, cause: unknown) =>
  void show({ kind: "error", title, message: errorText(cause) });
