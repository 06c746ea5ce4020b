import swagger, { type StaticDocumentSpec } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { filePaths } from "./file-paths.ts";
import { openApiDocument } from "./open-api-document.ts";
import { uploadPaths } from "./upload-paths.ts";

/** The document with the paths that take and answer files. */
export function wholeDocument(): { paths: Record<string, object> } {
  const document = openApiDocument();
  return { ...document, paths: { ...document.paths, ...filePaths(), ...uploadPaths() } };
}

/** API documentation at `/api/docs`, its document at `/api/docs/json`. */
export async function serveOpenApi(scope: FastifyInstance): Promise<void> {
  // The plugin's types only know OpenAPI 3.0; it serves any version unchanged.
  const document: StaticDocumentSpec["document"] = JSON.parse(JSON.stringify(wholeDocument()));
  await scope.register(swagger, { mode: "static", specification: { document } });
  await scope.register(swaggerUi, {
    routePrefix: "/docs",
    // Its page has no slash at the end, so it names its scripts by their whole paths.
    indexPrefix: "/api",
    staticCSP: true,
  });
}
