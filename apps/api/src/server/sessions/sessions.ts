import cookie, { signerFactory } from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionPort } from "../../trpc/context.ts";
import { preferSignedCookie } from "./prefer-signed-cookie.ts";
import { hashOf, SESSION_AGE, type PostgresSessionStore } from "./session-store.ts";

declare module "fastify" {
  interface Session {
    userId?: number;
  }
}

export interface SessionOptions {
  /** The first signs; all are accepted during rotation. */
  secrets: readonly string[];
  /** True if the public URL is https. */
  isSecure: boolean;
  store: PostgresSessionStore;
}

/** With the prefix, browsers reject the cookie from other hosts and over plain HTTP. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-triplan" : "triplan");

export async function registerSessions(
  scope: FastifyInstance,
  options: SessionOptions,
): Promise<void> {
  const attributes = {
    secure: options.isSecure,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
  } as const;
  // Browsers only clear a prefixed cookie if its attributes are the same.
  await scope.register(cookie, { parseOptions: attributes });
  const signer = signerFactory([...options.secrets]);
  const cookieName = sessionCookieName(options.isSecure);
  preferSignedCookie(scope, cookieName, signer);
  await scope.register(session, {
    secret: signer,
    store: options.store,
    cookieName,
    cookie: { ...attributes, maxAge: SESSION_AGE.absolute },
    saveUninitialized: false,
    rolling: false,
  });
}

/** The request's login for use cases. */
export function sessionPort(request: FastifyRequest, store: PostgresSessionStore): SessionPort {
  return {
    get userId() {
      return request.session?.userId ?? null;
    },
    get idHash() {
      return request.session?.userId === undefined ? null : hashOf(request.session.sessionId);
    },
    async start(userId) {
      refuseLostCookie(request);
      await request.session.regenerate();
      request.session.userId = userId;
      await store.insert(request.session.sessionId, userId, request.headers["user-agent"]);
    },
    async isOpen() {
      return this.idHash !== null && store.isOpen(this.idHash);
    },
    async end() {
      await request.session.destroy();
      request.hasLoggedOut = true;
    },
    get pendingLoginHash() {
      const token = request.sentPendingLogin;
      return token === null ? null : hashOf(token);
    },
    keepPendingLogin(token) {
      refuseLostCookie(request);
      request.pendingLogin = token;
    },
  };
}

/** An https-only cookie is not sent over HTTP: fail instead of losing the login silently. */
function refuseLostCookie(request: FastifyRequest): void {
  if (!request.session.cookie.secure || request.protocol === "https") return;
  throw new Error(
    "PUBLIC_URL is https, but this request came over http. Set TRUST_PROXY for your reverse proxy.",
  );
}
