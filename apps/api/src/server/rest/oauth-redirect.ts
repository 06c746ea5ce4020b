import { WEARABLE } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../trpc/context.ts";
import {
  CONNECT_PROBLEMS,
  finishAuthorization,
  type ConnectProblem,
} from "../../wearables/connection/finish-authorization.ts";

/** The provider's redirect target; redirects the browser to the wearable page. */
export function serveOauthRedirect(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  scope.get(`${WEARABLE.path}/callback`, async (request, reply) => {
    const problem = await finish(createContext(request), request);
    return reply.redirect(pageAfter(problem), 302);
  });
}

async function finish(ctx: Context, request: FastifyRequest): Promise<ConnectProblem | null> {
  // The base is only needed to parse the query.
  const { searchParams } = new URL(request.url, "http://localhost");
  try {
    return await finishAuthorization(ctx, searchParams);
  } catch (err) {
    ctx.log.error({ err }, "consent failed unexpectedly");
    return "broken";
  }
}

function pageAfter(problem: ConnectProblem | null): string {
  if (problem === null) return `${WEARABLE.path}?success=connected`;
  return `${WEARABLE.path}?error=${encodeURIComponent(CONNECT_PROBLEMS[problem])}`;
}
