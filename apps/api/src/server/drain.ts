import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Reports the server as not ready and closes connections after their next answer. */
    drain: () => void;
  }
}

/**
 * Closes each connection after its response once the server is draining or stops; busy clients would
 * keep it open.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): () => boolean {
  let isDraining = false;
  app.decorate("drain", () => {
    isDraining = true;
  });
  app.addHook("preClose", async () => app.drain());
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
  return () => isDraining;
}
