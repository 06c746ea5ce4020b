import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../http/send-page.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";
import type { World } from "../world/world.ts";
import { watchesPage, watchPage } from "./watch-page.ts";

const athleteParams = z.object({ userId: z.string() });

/** What the athletes' watches show: the planned workouts that an app sent. */
export function watchRoutes(app: FastifyInstance, world: World): void {
  app.get("/watch", (_request, reply) =>
    sendPage(reply, 200, watchesPage([...world.athletes.values()])),
  );
  app.get("/watch/:userId", (request, reply) => {
    const athlete = world.athletes.get(athleteParams.parse(request.params).userId);
    if (!athlete) throw new PartnerRefusal(404, "there is no such athlete");
    return sendPage(reply, 200, watchPage(world, athlete));
  });
}
