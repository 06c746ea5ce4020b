import { errorText } from "../network/error-text.ts";
import { showToast } from "./show-toast.ts";

/** Colour and live region politeness. */
const KINDS = {
  success: { role: "status", color: "var(--done)" },
  info: { role: "status", color: "var(--ink)" },
  error: { role: "alert", color: "var(--error)" },
} as const;

interface Toast {
  kind: keyof typeof KINDS;
  title: string;
  message?: string | undefined;
}

const show = ({ kind, title, message = "" }: Toast) =>
  showToast({ title, message, ...KINDS[kind] });

/** A success; the message is optional. */
export const toastSuccess = (title: string, message?: string) =>
  void show({ kind: "success", title, message });

/** A neutral notice. */
export const toastInfo = (title: string, message?: string) =>
  void show({ kind: "info", title, message });

/** A failure; pass the caught error to show the server's message. */
export const toastError = (title: string, cause: unknown) =>
  void show({ kind: "error", title, message: errorText(cause) });
