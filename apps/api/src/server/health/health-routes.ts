import { isReachable, type Queryable } from "@triplan/db";
import type { FastifyInstance, FastifyReply } from "fastify";
import { shared } from "./shared.ts";

const notCached = (reply: FastifyReply) => reply.header("cache-control", "no-store");

/** `/live`: the process responds. `/ready`: it should receive traffic. */
export function serveHealth(app: FastifyInstance, db: Queryable, isDraining: () => boolean): void {
  const isAvailable = shared(() => isReachable(db));
  app.get("/api/health/live", async (_request, reply) => notCached(reply).send({ status: "ok" }));
  app.get("/api/health/ready", async (_request, reply) => {
    const isReady = !isDraining() && (await isAvailable());
    return notCached(reply)
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? "ok" : "unavailable" });
  });
}
