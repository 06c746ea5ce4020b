import { DomainError } from "@triplan/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerError, answerTrpcError } from "./error-answers.ts";
import { restRoutes } from "../rest/rest-routes.ts";
import type { AnswerPage } from "../pages/web-app.ts";

const NOT_FOUND = new DomainError("not_found", "Not found");

// The router has already rejected paths that cannot be decoded.
const pathOf = (request: FastifyRequest) =>
  decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? "/");

/** Hidden files and folders, and names with an ending; pages have none but ".html". */
const FILE = /\/\.|\.(?!html$)[^/]*$/;

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Paths that monitoring looks for; a page there would read as an answer. */
const PROBED = new Set(["/metrics", "/health", "/healthz", "/readyz", "/livez"]);

/** Methods of a documented path. */
function methodsOf(path: string): string[] {
  const segments = path.split("/");
  return restRoutes
    .filter(({ url }) => {
      const pattern = `/api${url}`.split("/");
      return (
        pattern.length === segments.length &&
        pattern.every((part, at) => part.startsWith(":") || part === segments[at])
      );
    })
    .map(({ method }) => method);
}

/**
 * Not found: JSON below /api and /trpc and for missing files; otherwise the web app's page, which
 * shows its own 404.
 */
export function answerNotFound(page: AnswerPage | null) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    if (isBelow(path, "/trpc")) return answerTrpcError(NOT_FOUND, request, reply);
    if (isBelow(path, "/api")) return answerApiNotFound(path, request, reply);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = isRead && !isBelow(path, "/assets") && !FILE.test(path) && !PROBED.has(path);
    return page && isPage ? page(request, reply) : answerError(NOT_FOUND, request, reply);
  };
}

function answerApiNotFound(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const methods = methodsOf(path);
  if (methods.length === 0) return answerError(NOT_FOUND, request, reply);
  const error = new DomainError("method_not_allowed", "Method not allowed");
  return answerError(error, request, reply.header("allow", methods.join(", ")));
}
