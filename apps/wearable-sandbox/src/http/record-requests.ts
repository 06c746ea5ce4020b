import type { FastifyInstance, FastifyRequest } from "fastify";
import { grantTypeOf } from "../protocol/grant-type.ts";
import type { RequestRecord, World } from "../world/world.ts";

const MAX_KEPT = 20_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route's name in faults and tests. */
    target?: string;
  }
}

/** Records requests in order, so that tests can count them. */
export function recordRequests(app: FastifyInstance, world: World): void {
  const records = new WeakMap<FastifyRequest, RequestRecord>();
  app.addHook("onRequest", async (request) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (path.startsWith("/__sandbox")) return;
    const record: RequestRecord = {
      at: new Date(world.clock.now()).toISOString(),
      method: request.method,
      path,
      target: request.routeOptions.config.target ?? null,
      grantType: null,
      status: null,
    };
    records.set(request, record);
    world.requests = [...world.requests.slice(1 - MAX_KEPT), record];
  });
  app.addHook("preHandler", async (request) => {
    const record = records.get(request);
    if (record) record.grantType = grantTypeOf(request.body);
  });
  app.addHook("onResponse", async (request, reply) => {
    const record = records.get(request);
    if (record) record.status = reply.statusCode;
  });
}
