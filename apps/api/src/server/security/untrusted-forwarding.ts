import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Incidents } from "../../incidents.ts";

/** Headers in which reverse proxies name the client. */
const HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/** True if a request came through a proxy, by its headers. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  HEADERS.some((name) => headers[name] !== undefined);

/** Warns that a proxy is not trusted: all its visitors then count as one network. */
export function warnOfForwarding(app: FastifyInstance, incidents: Incidents): void {
  app.addHook("onRequest", async (request) => {
    if (!isForwarded(request)) return;
    incidents.report(request.log, {
      level: "warn",
      key: "forwarding",
      fields: { address: request.ip },
      message:
        "forwarded headers ignored: set TRUST_PROXY if this is your reverse proxy, or all its visitors count as one",
    });
  });
}
