import rateLimit from "@fastify/rate-limit";
import type { Queryable } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateLimitFigures } from "../../env/rate-limit-figures.ts";
import type { CallLimitsPort } from "../../trpc/context.ts";
import pLimit from "p-limit";
import { countInDatabase, countInMemory, type CountCalls, type Limit } from "./call-counter.ts";
import { isForwarded } from "./untrusted-forwarding.ts";
import { networkOf } from "../../addresses/network-of.ts";

/** Maximum calls before a caller has to wait; each call of a batch counts. */
export interface RateLimits extends RateLimitFigures {
  countsLoopback: boolean;
  /** Whether other processes serve the same athletes: calls a minute are counted with theirs. */
  areShared: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const networkOfCaller = ({ ip }: FastifyRequest) => `network ${networkOf(ip)}`;

function callerOf(request: FastifyRequest): string {
  const { userId } = request.session;
  return userId === undefined ? networkOfCaller(request) : `user ${userId}`;
}

/** The limits of a request's calls; null for callers that are not counted. */
export type CallLimitsOf = (request: FastifyRequest) => CallLimitsPort | null;

/** Register after the sessions: signed-in users are counted by user. */
export async function registerRateLimits(
  scope: FastifyInstance,
  db: Queryable,
  limits: RateLimits,
): Promise<CallLimitsOf> {
  await scope.register(rateLimit, { global: false });
  const counterOf = (limit: Limit): CountCalls =>
    limits.areShared || limit.window >= HOUR
      ? countInDatabase(scope, db, limit)
      : countInMemory(scope, limit);
  const count = counterOf({
    name: "calls",
    window: MINUTE,
    callerOf,
    maxOf: (caller) => (caller.startsWith("user") ? limits.signedIn : limits.visitor),
  });
  // Behind a proxy on this machine every visitor has its address.
  const isCounted = (request: FastifyRequest) =>
    limits.countsLoopback || !LOOPBACK.test(request.ip) || isForwarded(request);
  scope.addHook("onRequest", async (request) => {
    if (isCounted(request)) refuseTooMany(await count(request, callsIn(request)));
  });
  const counters = new Map(
    procedureLimits(limits).map((limit) => [limit.name, counterOf(limit)] as const),
  );
  return (request) => (isCounted(request) ? callLimits(counters, request) : null);
}

function callLimits(
  counters: ReadonlyMap<string, CountCalls>,
  request: FastifyRequest,
): CallLimitsPort {
  // The store hands out one object for a key: counted at the same time, each call of a batch would
  // see the count of all.
  const inOrder = pLimit(1);
  return {
    async count(name) {
      const count = counters.get(name);
      if (count) refuseTooMany(await inOrder(() => count(request, 1)));
    },
  };
}

/** The number of procedures that a request calls. */
function callsIn({ params }: FastifyRequest): number {
  const path: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, "path") : null;
  return typeof path === "string" ? path.split(",").length : 1;
}

const limit = (name: string, max: number, window: number, caller = callerOf): Limit => ({
  name,
  window,
  callerOf: caller,
  maxOf: () => max,
});

/** Limits of their own, by the procedure's path; "threaded" counts all calls that run in a thread. */
function procedureLimits(limits: RateLimits): Limit[] {
  return [
    // A new account is signed in: counted by user, each would start at zero.
    limit("auth.register", limits.registrations, HOUR, networkOfCaller),
    limit("auth.requestReset", limits.resets, HOUR, networkOfCaller),
    limit("account.changeEmail", limits.emails, HOUR),
    limit("plans.create", limits.newPlans, HOUR),
    limit("plans.adjust", limits.adjustments, HOUR),
    limit("wearable.sync", limits.syncs, HOUR),
    limit("archives", limits.archives, HOUR),
    limit("threaded", limits.threaded, MINUTE),
    limit("files", limits.files, MINUTE),
  ];
}

/** Throws a DomainError if there are seconds to wait. */
function refuseTooMany(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return;
  throw new DomainError(
    "too_many",
    `Too many requests. Try again in ${waitOf(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

const waitOf = (seconds: number) =>
  seconds <= 60 ? "a moment" : `${Math.ceil(seconds / 60)} minutes`;
