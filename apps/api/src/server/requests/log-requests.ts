import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ProcedureOutcome } from "../../trpc/context.ts";
import { onRequestEnd } from "./on-request-end.ts";
import { routeLabel } from "./route-label.ts";
import { userLabel } from "./user-label.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of the procedures that the request called. */
    outcomes: ProcedureOutcome[];
  }
}

/** Requests that say nothing about users: built files and health checks. */
const isRoutine = (route: string) => route === "file" || route.startsWith("/api/health/");

/** Null for visitors, and outside of the API. */
function labelOf({ session }: FastifyRequest, secret: string): string | null {
  const userId = (session as FastifyRequest["session"] | undefined)?.userId;
  return userId === undefined ? null : userLabel(secret, userId);
}

/**
 * Logs a line for each request: template of its route, status, duration and a label of its user,
 * never its address, headers or body.
 */
export function logRequests(app: FastifyInstance, secret: string): void {
  app.decorateRequest("outcomes");
  app.addHook("onRequest", async (request) => {
    request.outcomes = [];
  });
  onRequestEnd(app, ({ request, reply, isCut, status }) => {
    const route = routeLabel(request);
    const { method, outcomes } = request;
    const line = {
      method,
      route,
      status,
      ...(isCut && { isCut }),
      ms: Math.round(reply.elapsedTime),
      user: labelOf(request, secret),
      ...(outcomes.length > 0 && { procedures: outcomes }),
    };
    request.log[isRoutine(route) ? "debug" : "info"](line, "request");
  });
}
