import type { FastifyRequest } from "fastify";
import { DomainError } from "@triplan/domain";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Refuses a write that another site's page sends with the user's cookie. Browsers name the site by
 * `Sec-Fetch-Site`, older ones by `Origin`; a client that sends neither is no browser.
 */
export function refuseOtherSites(request: FastifyRequest, allowedHosts: ReadonlySet<string>): void {
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
