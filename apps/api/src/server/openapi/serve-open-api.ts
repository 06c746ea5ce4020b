import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { filePaths } from "./file-paths.ts";
import { INFO, openApiDocument } from "./open-api-document.ts";
import { uploadPaths } from "./upload-paths.ts";

/** The document with the paths that take and answer files. */
export function wholeDocument(): { paths: Record<string, object> } {
  const document = openApiDocument();
  return { ...document, paths: { ...document.paths, ...filePaths(), ...uploadPaths() } };
}

/** API documentation at `/api/docs`, its document at `/api/docs/json`. */
export async function serveOpenApi(scope: FastifyInstance): Promise<void> {
  // Made for the first reader: its schemas take a fifth of a start.
  let document: Record<string, unknown> | undefined;
  const specification = { document: { openapi: "3.1.0", info: INFO, paths: {} } };
  await scope.register(swagger, { mode: "static", specification });
  await scope.register(swaggerUi, {
    routePrefix: "/docs",
    // Its page has no slash at the end, so it names its scripts by their whole paths.
    indexPrefix: "/api",
    staticCSP: true,
    // The copy shares no objects, which YAML would write as aliases.
    transformSpecification: () => (document ??= JSON.parse(JSON.stringify(wholeDocument()))),
    transformSpecificationClone: false,
  });
}
