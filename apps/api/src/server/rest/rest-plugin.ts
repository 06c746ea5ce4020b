import { DomainError } from "@triplan/domain";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../trpc/context.ts";
import { appRouter } from "../../modules/app-router.ts";
import type { RestRequest, RestRoute } from "./rest-route.ts";
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

/** A numeric path parameter; 0 (never a valid id) when not numeric. */
const parameter = (request: FastifyRequest, name: string): number => {
  const text = textParameter(request, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

function textParameter({ params }: FastifyRequest, name: string): string {
  const text: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, name) : null;
  return typeof text === "string" ? text : "";
}

function restRequest(request: FastifyRequest): RestRequest {
  const key = request.headers["idempotency-key"];
  return {
    id: parameter(request, "id"),
    week: parameter(request, "week"),
    timeOffId: parameter(request, "timeOffId"),
    layerId: parameter(request, "layerId"),
    key: textParameter(request, "key"),
    query: objectOf(request.query),
    body: objectBody(request.body),
    idempotencyKey: typeof key === "string" ? key : undefined,
  };
}

const objectOf = (query: unknown): object =>
  typeof query === "object" && query !== null ? query : {};

/** A missing body becomes `{}`; non-objects are rejected. */
function objectBody(body: unknown): object {
  if (body === undefined) return {};
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new DomainError("rule_broken", "The request body must be a JSON object");
}
