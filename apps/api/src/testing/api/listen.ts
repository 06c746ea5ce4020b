import type { FastifyInstance } from "fastify";

/** Listens on a free port and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The app has no port");
  return address.port;
}
