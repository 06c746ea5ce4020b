import type { FastifyInstance } from "fastify";

/** Opens the app on a free port of this machine and gives the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The app has no port");
  return address.port;
}
