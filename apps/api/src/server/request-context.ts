import { dateInZone, isTimeZone } from "@triplan/domain";
import type { FastifyRequest } from "fastify";
import type { Context } from "../trpc/context.ts";
import type { CallLimitsOf } from "./security/rate-limits.ts";
import { networkOf } from "../addresses/network-of.ts";
import { sessionPort } from "./sessions/sessions.ts";
import type { PostgresSessionStore } from "./sessions/session-store.ts";

export interface ContextSource extends Pick<
  Context,
  | "db"
  | "replica"
  | "settings"
  | "wearable"
  | "cipher"
  | "background"
  | "pdfs"
  | "workoutArchives"
  | "threads"
  | "writes"
> {
  callLimitsOf: CallLimitsOf;
  store: PostgresSessionStore;
  now: () => Date;
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
  const { db, replica, settings, wearable, cipher, background, threads, writes, store } = source;
  const now = source.now();
  const timeZone = timeZoneOf(request);
  return {
    db,
    replica,
    settings,
    wearable,
    cipher,
    background,
    pdfs: source.pdfs,
    workoutArchives: source.workoutArchives,
    threads,
    writes,
    streams: store.streams,
    callLimits: source.callLimitsOf(request),
    session: sessionPort(request, store),
    now,
    timeZone,
    today: dateInZone(now, timeZone),
    network: networkOf(request.ip),
    log: request.log,
    outcomes: request.outcomes,
    incidents: request.server.incidents,
    requestId: request.id,
  };
}
