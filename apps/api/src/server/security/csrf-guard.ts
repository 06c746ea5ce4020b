import type { FastifyRequest } from "fastify";
import { DomainError } from "@triplan/domain";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const isHost = (origin: string, { headers }: FastifyRequest): boolean =>
  URL.canParse(origin) && new URL(origin).host === headers.host;

/**
 * Rejects cross-site writes. Browsers send `Sec-Fetch-Site`, older ones and those of plain http
 * `Origin`; a client without either is not a browser. `publicOrigin` is null if the address is not
 * configured: then the request's own host counts, which another site can name by DNS rebinding.
 */
export function csrfGuard(request: FastifyRequest, publicOrigin: string | null): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin") return;
  const { origin } = request.headers;
  if (site === undefined) {
    if (origin === undefined) return;
    if (publicOrigin === null ? isHost(origin, request) : origin === publicOrigin) return;
  }
  throw new DomainError("forbidden", "The request comes from another site");
}
