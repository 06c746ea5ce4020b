import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { announce } from "../webhooks/announce.ts";
import type { BackfillSpan, Connection, World } from "../world/world.ts";
import { authenticate, demand } from "./authenticate.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

const DAY = 86_400;
const MINUTE = 60_000;
const seconds = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const summaryWindow = z
  .object({ summaryStartTimeInSeconds: seconds, summaryEndTimeInSeconds: seconds })
  .refine((window) => window.summaryEndTimeInSeconds > window.summaryStartTimeInSeconds);

const dayCount = (span: Pick<BackfillSpan, "from" | "to">): number =>
  Math.ceil((span.to - span.from) / DAY);

/** Refuses more days per minute than allowed. */
function demandQuota(world: World, span: BackfillSpan): void {
  const recent = world.backfills.filter(({ askedAt }) => askedAt > span.askedAt - MINUTE);
  const days = [...recent, span].reduce((sum, asked) => sum + dayCount(asked), 0);
  if (days <= world.settings.backfillDaysPerMinute) return;
  const oldest = Math.min(...recent.map(({ askedAt }) => askedAt), span.askedAt);
  const wait = Math.max(1, Math.ceil((oldest + MINUTE - span.askedAt) / 1000));
  throw new PartnerRefusal(429, "too many days of backfill in a minute", wait);
}

/** The requested span, if the athlete's permissions and the provider's rules allow it. */
function readSpan(world: World, connection: Connection, request: FastifyRequest, type: string) {
  demand(connection, "ACTIVITY_EXPORT");
  demand(connection, "HISTORICAL_DATA_EXPORT");
  const query = summaryWindow.safeParse(request.query);
  if (!query.success) throw new PartnerRefusal(400, "the summary window is missing or malformed");
  const { summaryStartTimeInSeconds: from, summaryEndTimeInSeconds: to } = query.data;
  const { backfillReachDays, backfillSpanDays } = world.settings;
  const earliest = Math.floor(connection.connectedAt / 1000) - backfillReachDays * DAY;
  if (from < earliest) {
    const date = new Date(earliest * 1000).toISOString();
    throw new PartnerRefusal(400, `start ${from} is before min start time of ${date}`);
  }
  if (to - from > backfillSpanDays * DAY) {
    throw new PartnerRefusal(400, `the span is over ${backfillSpanDays} days`);
  }
  return { userId: connection.userId, type, from, to, askedAt: world.clock.now() };
}

/** Sends the uploaded recordings of the span by webhook. */
function answer(world: World, type: "activities" | "activityDetails", span: BackfillSpan): void {
  const now = world.clock.now() / 1000;
  const recordings = (world.athletes.get(span.userId)?.recordings ?? []).filter(
    ({ summary, uploadedAt }) =>
      uploadedAt <= now &&
      summary.startTimeInSeconds >= span.from &&
      summary.startTimeInSeconds < span.to,
  );
  announce(world, type, recordings, { delayMs: world.settings.backfillDelayMs });
}

/** History on request: 202 at once, the data by webhook. */
export function backfillRoutes(app: FastifyInstance, world: World): void {
  for (const type of ["activities", "activityDetails"] as const) {
    const path = `/wellness-api/rest/backfill/${type}`;
    app.get(path, { config: { target: "backfill" } }, (request, reply) => {
      const connection = authenticate(world, request);
      const span = readSpan(world, connection, request, type);
      const wasAsked = world.backfills.some(
        (asked) =>
          asked.userId === span.userId &&
          asked.type === type &&
          asked.from <= span.from &&
          asked.to >= span.to,
      );
      if (wasAsked) throw new PartnerRefusal(409, "this span was asked for before");
      demandQuota(world, span);
      world.backfills.push(span);
      answer(world, type, span);
      return reply.status(202).send();
    });
  }
}
