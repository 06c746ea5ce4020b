/** What the login page says above its form. */
export interface AuthNotice {
  title: string;
  text: string;
  /** Name of the text file that keeps it. */
  file: string;
}

/** The notice of a navigation's state; null without one. */
export function authNoticeOf(state: unknown): AuthNotice | null {
  const notice = isRecord(state) ? state["notice"] : null;
  if (!isRecord(notice)) return null;
  const { title, text, file } = notice;
  return typeof title === "string" && typeof text === "string" && typeof file === "string"
    ? { title, text, file }
    : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
