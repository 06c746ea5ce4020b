import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../../addresses/network-of.ts";
import type { Metrics } from "./metrics.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Compares hashes in constant time: neither a prefix nor the length of the token shows. */
const isToken = (token: string, { headers }: FastifyRequest) =>
  timingSafeEqual(hashOf(`Bearer ${token}`), hashOf(headers.authorization ?? ""));

/** `GET /metrics` in the text format of Prometheus. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | null },
): void {
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (token !== null && !isToken(token, request)) {
      reply.header("www-authenticate", "Bearer");
      const network = networkOf(request.ip);
      app.incidents.report(request.log, {
        level: "warn",
        message: "metrics refused: wrong token",
        key: `metrics ${network}`,
        fields: { network },
      });
      throw new DomainError("unauthenticated", "Unauthorized");
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}
