import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi-document.ts";

/** The API's page at `/api/docs`, and its document at `/api/docs/json`. */
export async function serveOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    mode: "static",
    specification: { document: openApiDocument() },
  });
  await scope.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
