import { dateInZone, isTimeZone } from "@triplan/domain";
import type { Db } from "@triplan/db";
import type { FastifyRequest } from "fastify";
import type { Context, Settings } from "../trpc/context.ts";
import type { Background } from "../trpc/background.ts";
import { sessionPort } from "./sessions/sessions.ts";
import type { PostgresSessionStore } from "./sessions/session-store.ts";
import type { Wearable } from "../wearables/provider/wearable.ts";

export interface ContextSource {
  db: Db;
  settings: Settings;
  wearable: Wearable | null;
  store: PostgresSessionStore;
  now: () => Date;
  background: Background | null;
}

const MAX_ZONE_NAME = 64;

/** The browser's time zone, or UTC. */
function timeZoneOf(request: FastifyRequest): string {
  const zone = request.headers["x-time-zone"];
  return typeof zone === "string" && zone.length <= MAX_ZONE_NAME && isTimeZone(zone)
    ? zone
    : "UTC";
}

/** The same context for tRPC and REST. */
export function requestContext(source: ContextSource, request: FastifyRequest): Context {
  const now = source.now();
  return {
    db: source.db,
    session: sessionPort(request, source.store),
    settings: source.settings,
    wearable: source.wearable,
    now,
    today: dateInZone(now, timeZoneOf(request)),
    ip: request.ip,
    log: request.log,
    background: source.background,
    requestId: request.id,
  };
}
