import Bowser from "bowser";

/** Browser and system of a user agent, such as "Firefox on Linux"; null if it names neither. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(" on ") : null;
}
