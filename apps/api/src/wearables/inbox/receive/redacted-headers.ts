import type { IncomingHttpHeaders } from "node:http";

const PRIVATE = /cookie|authorization|secret|token|api-?key|signature/i;

/** Request headers for the log, without credentials and the path's secret. */
export function redactedHeaders(
  headers: IncomingHttpHeaders,
  secret: string,
): Record<string, unknown> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => !PRIVATE.test(name) && !String(value).includes(secret),
  );
  return Object.fromEntries(kept);
}
