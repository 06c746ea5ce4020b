import type { FastifyInstance } from "fastify";
import { disconnectAthlete } from "../world/tokens.ts";
import { announceDeregistration } from "../webhooks/announce-lifecycle.ts";
import type { World } from "../world/world.ts";
import { authenticate } from "./authenticate.ts";

/** The owner of the token, the permissions and the deregistration. */
export function userRoutes(app: FastifyInstance, world: World): void {
  for (const prefix of ["/wellness-api/rest", "/partner-gateway/rest"]) {
    app.get(`${prefix}/user/id`, { config: { target: "userId" } }, (request) => ({
      userId: authenticate(world, request).userId,
    }));

    app.get(`${prefix}/user/permissions`, { config: { target: "permissions" } }, (request) => ({
      permissions: [...authenticate(world, request).permissions],
    }));

    const registration = { config: { target: "registration" } };
    app.delete(`${prefix}/user/registration`, registration, (request, reply) => {
      const { userId } = authenticate(world, request);
      disconnectAthlete(world, userId);
      announceDeregistration(world, userId);
      return reply.status(204).send();
    });
  }
}
