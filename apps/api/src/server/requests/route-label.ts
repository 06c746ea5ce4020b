import type { FastifyRequest } from "fastify";
import { appRouter } from "../../modules/app-router.ts";

const { _def: router } = appRouter;

function procedureLabel(params: unknown): string {
  const path: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, "path") : null;
  if (typeof path !== "string") return "unknown";
  if (path.includes(",")) return "batch";
  return Object.hasOwn(router.procedures, path) ? path : "unknown";
}

/** Built files have one route each, and their names change with every build. */
const isFile = (template: string) => !template.startsWith("/api/") && template.includes(".");

/**
 * The route of a request as a label with few values: a template without ids and tokens, the name
 * of a tRPC procedure, `file`, or `page` for the pages and everything that no route matches.
 */
export function routeLabel({ routeOptions, params }: FastifyRequest): string {
  const template = routeOptions?.url;
  if (template === undefined) return "page";
  if (template === "/trpc/:path") return `/trpc/${procedureLabel(params)}`;
  return isFile(template) ? "file" : template;
}
