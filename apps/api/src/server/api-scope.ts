import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../trpc/context.ts";
import { serveUploads } from "../modules/imports/upload-route.ts";
import { serveAccountArchives } from "./files/account-archive-routes.ts";
import { servePlanFiles } from "./files/plan-file-routes.ts";
import { serveFiles } from "./files/serve-files.ts";
import { serveOpenApi } from "./openapi/serve-open-api.ts";
import { parseJsonBody } from "./security/json-body.ts";
import { serveOauthRedirect } from "./rest/oauth-redirect.ts";
import { serveRestRoutes } from "./rest/rest-plugin.ts";

/** The REST paths under `/api`, their documentation and the health checks. */
export async function serveApi(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  // Treat an empty JSON body as absent.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : parseJsonBody(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error("unreadable body", { cause: error }));
    }
  });
  serveRestRoutes(scope, createContext);
  serveOauthRedirect(scope, createContext);
  serveUploads(scope, createContext);
  serveFiles(scope, createContext);
  serveAccountArchives(scope, createContext);
  await scope.register((child) => servePlanFiles(child, createContext));
  await scope.register(serveOpenApi);
}
