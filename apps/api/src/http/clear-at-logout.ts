import type { FastifyInstance } from "fastify";

const LOGOUT = /^\/(api\/logout|trpc\/(\w+\.\w+,)*auth\.logout)(,|\?|$)/;

/** What a browser keeps of a user beyond the cookie. The cookie itself goes with the login. */
const CLEARED = '"cache", "storage"';

/** After a logout the browser forgets what it kept of the user. */
export function clearAtLogout(scope: FastifyInstance): void {
  scope.addHook("onSend", async (request, reply) => {
    const isDone = reply.statusCode >= 200 && reply.statusCode < 300;
    if (isDone && LOGOUT.test(request.url)) reply.header("clear-site-data", CLEARED);
  });
}
