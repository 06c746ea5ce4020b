import type { FastifyInstance } from "fastify";
import { PENDING_LOGIN_LIFETIME } from "../../modules/auth/await-code.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Token that the answer has the browser keep; null if it forgets the one it has. */
    pendingLogin: string | null | undefined;
    /** Token that the browser sent. */
    sentPendingLogin: string | null;
  }
}

/** With the prefix, browsers reject the cookie from other hosts and over plain HTTP. */
const cookieNameOf = (isSecure: boolean) =>
  isSecure ? "__Host-triplan-pending" : "triplan-pending";

/** Keeps the token of a login that waits for its code in the browser. Register after the sessions. */
export function keepPendingLogins(scope: FastifyInstance, isSecure: boolean): void {
  const name = cookieNameOf(isSecure);
  scope.decorateRequest("pendingLogin");
  scope.decorateRequest("sentPendingLogin", null);
  scope.addHook("onRequest", async (request) => {
    request.sentPendingLogin = request.cookies[name] ?? null;
  });
  scope.addHook("onSend", async ({ pendingLogin }, reply) => {
    if (pendingLogin === undefined) return;
    // The attributes are the defaults that are registered with the cookies.
    if (pendingLogin === null) reply.clearCookie(name);
    else reply.setCookie(name, pendingLogin, { maxAge: PENDING_LOGIN_LIFETIME / 1000 });
  });
}
