import type { FastifyRequest } from "fastify";
import { DomainError } from "@triplan/domain";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Rejects cross-site writes. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a client without
 * either is not a browser.
 */
export function csrfGuard(request: FastifyRequest, allowedHosts: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin") return;
  const { origin } = request.headers;
  if (site === undefined) {
    if (origin === undefined) return;
    const host = hostOf(origin);
    if (host !== null && (host === request.headers.host || allowedHosts.has(host))) return;
  }
  throw new DomainError("forbidden", "The request comes from another site");
}
