import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the path's secret is in use (new, or old during rotation). Constant-time comparison. */
export function isWebhookSecret(given: string, secrets: readonly string[]): boolean {
  const hash = digest(given);
  let isKnown = false;
  for (const secret of secrets) isKnown = timingSafeEqual(hash, digest(secret)) || isKnown;
  return isKnown;
}
