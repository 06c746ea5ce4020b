import type { FastifyInstance } from "fastify";

const LOGOUT = /^\/(api\/logout|trpc\/(\w+\.\w+,)*auth\.logout)(,|\?|$)/;

/** Everything but cookies, which the session handles. */
const CLEARED = '"cache", "storage"';

/** Makes the browser drop its cached data of the user after a logout. */
export function clearAtLogout(scope: FastifyInstance): void {
  scope.addHook("onSend", async (request, reply) => {
    const isDone = reply.statusCode >= 200 && reply.statusCode < 300;
    if (isDone && LOGOUT.test(request.url)) reply.header("clear-site-data", CLEARED);
  });
}
