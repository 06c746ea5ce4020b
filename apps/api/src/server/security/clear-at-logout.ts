import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** True once the request has ended its login. */
    hasLoggedOut: boolean;
  }
}

/** Not "cookies", which would also end the logins of the domain's other sites. */
const CLEARED = '"cache", "storage"';

/** Makes the browser drop the login's cookie and its cached data of the user after a logout. */
export function clearAtLogout(scope: FastifyInstance, cookieName: string): void {
  scope.decorateRequest("hasLoggedOut", false);
  scope.addHook("onSend", async (request, reply) => {
    if (!request.hasLoggedOut) return;
    reply.header("clear-site-data", CLEARED);
    if (request.cookies[cookieName] !== undefined) reply.clearCookie(cookieName);
  });
}
