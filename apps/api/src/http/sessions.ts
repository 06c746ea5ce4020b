import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SessionPort } from "../context.ts";
import { hashOf, SESSION_AGE, type PostgresSessionStore } from "./session-store.ts";

declare module "fastify" {
  interface Session {
    userId?: number;
  }
}

export interface SessionOptions {
  /** The first signs; all are accepted, so that a secret can be changed. */
  secrets: readonly string[];
  /** True where the product is reached by https. */
  isSecure: boolean;
  store: PostgresSessionStore;
}

/** The prefix makes a browser refuse the cookie from any other host or over plain http. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? "__Host-triplan" : "triplan");

/** Gives each request of the scope its login. */
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
  // Said here too, because a browser clears a cookie with the prefix only by the same attributes.
  await scope.register(cookie, { parseOptions: attributes });
  await scope.register(session, {
    secret: [...options.secrets],
    store: options.store,
    cookieName: sessionCookieName(options.isSecure),
    cookie: { ...attributes, maxAge: SESSION_AGE.absolute },
    saveUninitialized: false,
    rolling: false,
  });
}

/** The login of one request as use cases see it. */
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
    async end() {
      await request.session.destroy();
    },
  };
}

/** A cookie for https alone is not even sent over http: better no login than one that is lost. */
function refuseLostCookie(request: FastifyRequest): void {
  if (!request.session.cookie.secure || request.protocol === "https") return;
  throw new Error(
    "PUBLIC_URL is https, but this request came by http. Set TRUST_PROXY for the proxy in front.",
  );
}
