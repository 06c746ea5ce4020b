import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateLimitFigures } from "../../env/rate-limit-figures.ts";
import type { CallLimitsPort } from "../../trpc/context.ts";
import pLimit from "p-limit";
import { isForwarded } from "./untrusted-forwarding.ts";
import { networkOf } from "../../addresses/network-of.ts";

/** Maximum calls before a caller has to wait; each call of a batch counts. */
export interface RateLimits extends RateLimitFigures {
  countsLoopback: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

type Limiter = ReturnType<FastifyInstance["createRateLimit"]>;

const networkKey = ({ ip }: FastifyRequest) => `network ${networkOf(ip)}`;

function callerKey(request: FastifyRequest): string {
  const { userId } = request.session;
  return userId === undefined ? networkKey(request) : `user ${userId}`;
}

/** The limits of a request's calls; null for callers that are not counted. */
export type CallLimitsOf = (request: FastifyRequest) => CallLimitsPort | null;

/** Register after the sessions: signed-in users are counted by user. */
export async function registerRateLimits(
  scope: FastifyInstance,
  limits: RateLimits,
): Promise<CallLimitsOf> {
  await scope.register(rateLimit, { global: false });
  const calls = scope.createRateLimit({
    timeWindow: MINUTE,
    keyGenerator: callerKey,
    max: (_request, key) => (key.startsWith("user") ? limits.signedIn : limits.visitor),
  });
  // Behind a proxy on this machine every visitor has its address.
  const isCounted = (request: FastifyRequest) =>
    limits.countsLoopback || !LOOPBACK.test(request.ip) || isForwarded(request);
  scope.addHook("onRequest", async (request) => {
    if (!isCounted(request)) return;
    for (let call = 0; call < callsIn(request); call += 1) await refuseTooMany(calls, request);
  });
  const limiterOf = procedureLimiters(scope, limits);
  return (request) => (isCounted(request) ? callLimits(limiterOf, request) : null);
}

function callLimits(
  limiterOf: ReadonlyMap<string, Limiter>,
  request: FastifyRequest,
): CallLimitsPort {
  // The store hands out one object for a key: counted at the same time, each call of a batch would
  // see the count of all.
  const inOrder = pLimit(1);
  return {
    async count(name) {
      const limiter = limiterOf.get(name);
      if (limiter) await inOrder(() => refuseTooMany(limiter, request));
    },
  };
}

/** The number of procedures that a request calls. */
function callsIn({ params }: FastifyRequest): number {
  const path: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, "path") : null;
  return typeof path === "string" ? path.split(",").length : 1;
}

/** Limits of their own, by the procedure's path; "threaded" counts all calls that run in a thread. */
function procedureLimiters(
  scope: FastifyInstance,
  limits: RateLimits,
): ReadonlyMap<string, Limiter> {
  const limiter = (name: string, max: number, timeWindow: number, keyOf = callerKey) => {
    const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
    return [name, scope.createRateLimit({ max, timeWindow, keyGenerator })] as const;
  };
  return new Map([
    // A new account is signed in: counted by user, each would start at zero.
    limiter("auth.register", limits.registrations, HOUR, networkKey),
    limiter("auth.requestReset", limits.resets, HOUR, networkKey),
    limiter("account.changeEmail", limits.emails, HOUR),
    limiter("plans.create", limits.newPlans, HOUR),
    limiter("plans.adjust", limits.adjustments, HOUR),
    limiter("wearable.sync", limits.syncs, HOUR),
    limiter("archives", limits.archives, HOUR),
    limiter("threaded", limits.threaded, MINUTE),
    limiter("files", limits.files, MINUTE),
  ]);
}

async function refuseTooMany(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const state = await limiter(request);
  if (state.isAllowed || !state.isExceeded) return;
  const retryAfterSeconds = Math.max(1, state.ttlInSeconds);
  throw new DomainError(
    "too_many",
    `Too many requests. Try again in ${waitOf(retryAfterSeconds)}.`,
    {
      retryAfterSeconds,
    },
  );
}

const waitOf = (seconds: number) =>
  seconds <= 60 ? "a moment" : `${Math.ceil(seconds / 60)} minutes`;
