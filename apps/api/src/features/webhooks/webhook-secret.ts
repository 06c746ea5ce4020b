import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether the path's secret is one of those in use: the new one, or the old one while the provider
 * is told the new. It takes as long for a wrong secret as for a right one.
 */
export function isWebhookSecret(given: string, secrets: readonly string[]): boolean {
  const hash = digest(given);
  let isKnown = false;
  for (const secret of secrets) isKnown = timingSafeEqual(hash, digest(secret)) || isKnown;
  return isKnown;
}
