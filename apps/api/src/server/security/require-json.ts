import { DomainError } from "@triplan/domain";
import type { FastifyRequest } from "fastify";

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined ||
  (headers["content-length"] !== undefined && headers["content-length"] !== "0");

/** Rejects non-JSON bodies: cross-site forms cannot send JSON without a CORS preflight. */
export function requireJson(request: FastifyRequest): void {
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/json" || (type === undefined && !hasBody(request))) return;
  throw new DomainError("unsupported_type", "Unsupported content type");
}
