import { findFeedByToken, markFeedRead, type Db } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance } from "fastify";
import { etagOf, isNotModified } from "../../addresses/is-not-modified.ts";
import { limitReads, tokenIn } from "../../addresses/limit-reads.ts";
import { hashOfToken, isSecretToken } from "../../addresses/secret-token.ts";
import { CALENDAR_TYPE, readCalendar } from "./read-calendar.ts";

export interface FeedSource {
  db: Db;
  now: () => Date;
  publicOrigin: string;
}

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
    const etag = etagOf(file);
    reply.headers({
      etag,
      "cache-control": `private, max-age=${MAX_AGE_SECONDS}`,
      "x-robots-tag": "noindex",
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply
      .header("content-disposition", 'inline; filename="triplan.ics"')
      .type(CALENDAR_TYPE)
      .send(file);
  });
}
