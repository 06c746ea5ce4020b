import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Recording } from "../athletes/activity-summary.ts";
import { findToken } from "../world/tokens.ts";
import { activityItems } from "../webhooks/announce.ts";
import type { World } from "../world/world.ts";
import { authenticate, demand } from "./authenticate.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

const DAY = 86_400;
const seconds = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const uploadWindow = z.object({
  uploadStartTimeInSeconds: seconds,
  uploadEndTimeInSeconds: seconds,
  token: z.string().default(""),
});

/** The athlete's recordings uploaded within the requested window. */
function recordingsOf(world: World, request: FastifyRequest): Recording[] {
  const connection = authenticate(world, request);
  demand(connection, "ACTIVITY_EXPORT");
  const query = uploadWindow.safeParse(request.query);
  if (!query.success) throw new PartnerRefusal(400, "the upload window is missing or malformed");
  const { uploadStartTimeInSeconds: from, uploadEndTimeInSeconds: to } = query.data;
  const token = findToken(world, "callback", query.data.token);
  if (token?.userId !== connection.userId) {
    throw new PartnerRefusal(403, "the address has expired or is not this athlete's");
  }
  if (to < from || to - from > DAY) throw new PartnerRefusal(400, "the window is over 24 hours");
  const now = world.clock.now() / 1000;
  const recordings = world.athletes.get(connection.userId)?.recordings ?? [];
  return recordings.filter(
    ({ uploadedAt }) => uploadedAt >= from && uploadedAt < to && uploadedAt <= now,
  );
}

/** The routes that pings point to. */
export function activityRoutes(app: FastifyInstance, world: World): void {
  for (const type of ["activities", "activityDetails"] as const) {
    app.get(`/wellness-api/rest/${type}`, { config: { target: type } }, (request) =>
      activityItems(type, recordingsOf(world, request)),
    );
  }
}
