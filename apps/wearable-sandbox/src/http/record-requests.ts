import type { FastifyInstance } from "fastify";
import type { World } from "../world/world.ts";

const MOST_KEPT = 20_000;
const GRANTS = new Set(["authorization_code", "refresh_token"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The name by which faults and tests mean this route. */
    target?: string;
  }
}

function grantTypeOf(body: unknown): string | null {
  const grant: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "grant_type") : null;
  return typeof grant === "string" && GRANTS.has(grant) ? grant : null;
}

/** Keeps what was called, in the order of the answers, so that tests can count calls. */
export function recordRequests(app: FastifyInstance, world: World): void {
  app.addHook("onResponse", (request, reply, done) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (!path.startsWith("/__sandbox")) {
      const record = {
        at: new Date(world.clock.now()).toISOString(),
        method: request.method,
        path,
        target: request.routeOptions.config.target ?? null,
        grantType: grantTypeOf(request.body),
        status: reply.statusCode,
      };
      world.requests = [...world.requests.slice(1 - MOST_KEPT), record];
    }
    done();
  });
}
