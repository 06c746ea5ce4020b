import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { fitFile } from "../athletes/fit-file.ts";
import { findToken } from "../world/tokens.ts";
import type { World } from "../world/world.ts";
import { authenticate, demand } from "./authenticate.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

const fileQuery = z.object({ id: z.string().default(""), token: z.string().default("") });

/** A recording as a FIT file, at the URL of a ping. Expired URLs respond 410. */
export function activityFileRoute(app: FastifyInstance, world: World): void {
  const options = { config: { target: "activityFile" } };
  app.get("/wellness-api/rest/activityFile", options, (request, reply) => {
    const connection = authenticate(world, request);
    demand(connection, "ACTIVITY_EXPORT");
    const { id, token } = fileQuery.parse(request.query);
    if (findToken(world, "callback", token)?.userId !== connection.userId) {
      throw new PartnerRefusal(410, "the file is no longer there");
    }
    const recordings = world.athletes.get(connection.userId)?.recordings ?? [];
    const recording = recordings.find(({ summary }) => summary.summaryId === id);
    if (!recording) throw new PartnerRefusal(404, "there is no such recording");
    return reply.type("application/octet-stream").send(Buffer.from(fitFile(recording.summary)));
  });
}
