import { createHash } from "node:crypto";
import { findFeedByToken, markFeedRead, type Db } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { limitReads, tokenIn } from "../../addresses/limit-reads.ts";
import { hashOfToken, isSecretToken } from "../../addresses/secret-token.ts";
import { CALENDAR_TYPE, readCalendar } from "./read-calendar.ts";

export interface FeedSource {
  db: Db;
  now: () => Date;
  publicOrigin: string;
}

type FeedRequest = FastifyRequest<{ Params: { token: string } }>;

const HOUR = 3_600_000;
/** Calendars look once in minutes to hours, with several fetchers. */
const MAX_READS_PER_HOUR = 60;
const MAX_AGE_SECONDS = 900;

/**
 * `GET /api/calendar/:token.ics`, which calendars read without a login. Every address that no feed has gets the same
 * 404, and limits count by address: the fetchers of a calendar service share their networks.
 */
export async function serveCalendarFeeds(
  scope: FastifyInstance,
  { db, now, publicOrigin }: FeedSource,
): Promise<void> {
  await limitReads(scope, {
    max: MAX_READS_PER_HOUR,
    timeWindow: HOUR,
    keyOf: (request) => hashOfToken(tokenIn(request)),
    message: "This calendar is read too often. Try again later.",
  });
  scope.get<{ Params: { token: string } }>("/:token.ics", async (request, reply) => {
    const token = tokenIn(request);
    const feed = isSecretToken(token) ? await findFeedByToken(db, hashOfToken(token)) : undefined;
    const file = feed && (await readCalendar(db, feed, publicOrigin));
    if (!feed || !file) throw new DomainError("not_found", "Not found");
    await markFeedRead(db, { userId: feed.userId, now: now().toISOString() });
    const etag = `"${createHash("sha256").update(file).digest("base64url")}"`;
    reply.headers({
      etag,
      "cache-control": `private, max-age=${MAX_AGE_SECONDS}`,
      "x-robots-tag": "noindex",
    });
    if (isSame(request, etag)) return reply.code(304).send();
    return reply
      .header("content-disposition", 'inline; filename="triplan.ics"')
      .type(CALENDAR_TYPE)
      .send(file);
  });
}

/** Comparison is weak: proxies that compress mark the tag with W/. */
function isSame({ headers }: FeedRequest, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((each) => each.trim()) ?? [];
  return known.some((each) => each === "*" || each.replace(/^W\//, "") === etag);
}
