import type { IncomingHttpHeaders } from "node:http";

const PRIVATE = /cookie|authorization|secret|token|api-?key|signature/i;

/** The headers as the log may keep them: without logins, and without the path's secret. */
export function toldHeaders(headers: IncomingHttpHeaders, secret: string): Record<string, unknown> {
  const told = Object.entries(headers).filter(
    ([name, value]) => !PRIVATE.test(name) && !String(value).includes(secret),
  );
  return Object.fromEntries(told);
}
