import { DomainError } from "@triplan/domain";
import type { FastifyRequest } from "fastify";

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined ||
  (headers["content-length"] !== undefined && headers["content-length"] !== "0");

/**
 * Rejects bodies that are neither JSON nor, where a route takes them, plain bytes: cross-site forms
 * cannot send either without a CORS preflight.
 */
export function requireJson(request: FastifyRequest): void {
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (request.routeOptions.config.takesBytes) {
    if (type === "application/octet-stream") return;
  } else if (type === "application/json" || (type === undefined && !hasBody(request))) return;
  throw new DomainError("unsupported_type", "Unsupported content type");
}
