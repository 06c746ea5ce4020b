import { DomainError } from "@triplan/domain";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../trpc/context.ts";
import { appRouter } from "../../modules/app-router.ts";
import { restRequest } from "./rest-request.ts";
import type { RestRoute } from "./rest-route.ts";
import { restRoutes } from "./rest-routes.ts";
import { withWearableNames } from "./wearable-names.ts";

/** Serves the route table: builds the input, calls the procedure and returns plain JSON. */
export function serveRestRoutes(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  for (const route of restRoutes) {
    scope.route({
      method: route.method,
      url: route.url,
      handler: async (request, reply) => {
        const answer = await callRoute(route, request, createContext(request));
        if (answer === null && route.refusesNull) {
          throw new DomainError("unauthenticated", "Unauthorized");
        }
        // `null` is JSON too, and what has nothing to say answers an empty object.
        return reply
          .code(route.status ?? 200)
          .type("application/json; charset=utf-8")
          .send(JSON.stringify(answer === undefined ? {} : answer, withWearableNames));
      },
    });
  }
}

function callRoute(route: RestRoute, request: FastifyRequest, ctx: Context): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path: route.calls,
    getRawInput: async () => route.input?.(restRequest(request)),
    ctx,
    type: route.method === "GET" || route.isDryRun ? "query" : "mutation",
    signal: undefined,
    batchIndex: 0,
  });
}
