import type { FastifyInstance, FastifyRequest } from "fastify";
import { authedContext } from "../../trpc/authed-context.ts";
import type { Context } from "../../trpc/context.ts";
import { restRequest } from "../rest/rest-request.ts";
import { fileRoutes } from "./file-routes.ts";

/** Serves files as downloads; errors are JSON as everywhere. */
export function serveFiles(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  for (const { url, read } of fileRoutes) {
    scope.get(url, async (request, reply) => {
      const ctx = authedContext(createContext(request));
      await ctx.callLimits?.count("files");
      const { name, mediaType, bytes } = await read(ctx, restRequest(request));
      return reply
        .type(mediaType)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(Buffer.from(bytes));
    });
  }
}
