import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { PolicyHashes } from "../pages/visitor-pages.ts";

const SELF = ["'self'"];
const NONE = ["'none'"];
const ONE_YEAR = 31_536_000;

interface SecurityHeaderOptions {
  isSecure: boolean;
  /** Elements that pages may contain, besides the files of this origin. */
  hashes: PolicyHashes;
}

/** Fixed headers on every response. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isSecure, hashes }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: [...SELF, ...hashes.scripts],
        styleSrc: [...SELF, ...hashes.styles],
        imgSrc: [...SELF, "data:"],
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        workerSrc: SELF,
        baseUri: NONE,
        objectSrc: NONE,
        formAction: SELF,
        frameAncestors: NONE,
      },
    },
    // HSTS has no effect over plain HTTP, and on a home network it would lock users out.
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
}

/** The same headers without a page policy, for requests rejected before any hook runs. */
export const bareSecurityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy":
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  ...(isSecure && { "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` }),
});
