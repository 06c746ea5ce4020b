import swagger, { type StaticDocumentSpec } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./open-api-document.ts";

/** API documentation at `/api/docs`, its document at `/api/docs/json`. */
export async function serveOpenApi(scope: FastifyInstance): Promise<void> {
  // The plugin's types only know OpenAPI 3.0; it serves any version unchanged.
  const document: StaticDocumentSpec["document"] = JSON.parse(JSON.stringify(openApiDocument()));
  await scope.register(swagger, { mode: "static", specification: { document } });
  await scope.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
