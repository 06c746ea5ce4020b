import { errorText } from "./error-text.ts";

/** Colour, and how it is announced: politely, or at once. */
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

// The code of toasts is loaded beside the first page (app/toasts.tsx), not before it.
async function show({ kind, title, message = "" }: Toast) {
  const { notifications } = await import("@mantine/notifications");
  // The newest toast is the one that counts: what is on screen gives way to it.
  notifications.clean();
  notifications.show({ title, message, closeButtonProps: CLOSE, ...KINDS[kind] });
}

/** Something went as the user wanted; a toast may be its title alone. */
export const toastSuccess = (title: string, message?: string) =>
  void show({ kind: "success", title, message });

/** Something to know, neither good nor bad. */
export const toastInfo = (title: string, message?: string) =>
  void show({ kind: "info", title, message });

/** Something failed; pass the caught error to show the server's own words. */
export const toastError = (title: string, cause: unknown) =>
  void show({ kind: "error", title, message: errorText(cause) });
