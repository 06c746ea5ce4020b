import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "./network-of.ts";

/** Maximum requests before a caller has to wait. */
export interface RateLimits {
  /** Per user and minute. */
  signedIn: number;
  /** Per minute for all visitors of one network. */
  visitor: number;
  /** New accounts per network and hour. */
  registrations: number;
  countsLoopback: boolean;
}

/** Far above human use, far below what a script can do. */
export const DEFAULT_RATE_LIMITS = { signedIn: 600, visitor: 240, registrations: 30 } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const REGISTRATION = /^\/(api\/register|trpc\/auth\.register)(\?|$)/;

type Limiter = ReturnType<FastifyInstance["createRateLimit"]>;

const networkKey = ({ ip }: FastifyRequest) => networkOf(ip);

function callerKey(request: FastifyRequest): string {
  const { userId } = request.session;
  return userId === undefined ? `network ${networkKey(request)}` : `user ${userId}`;
}

/** Register after the sessions: signed-in users are counted by user. */
export async function registerRateLimits(
  scope: FastifyInstance,
  limits: RateLimits,
): Promise<void> {
  await scope.register(rateLimit, { global: false });
  const calls = scope.createRateLimit({
    timeWindow: MINUTE,
    keyGenerator: callerKey,
    max: (_request, key) => (key.startsWith("user") ? limits.signedIn : limits.visitor),
  });
  const registrations = scope.createRateLimit({
    timeWindow: HOUR,
    keyGenerator: networkKey,
    max: limits.registrations,
  });
  scope.addHook("onRequest", async (request) => {
    if (!limits.countsLoopback && LOOPBACK.test(request.ip)) return;
    await refuseTooMany(calls, request);
    if (REGISTRATION.test(request.url)) await refuseTooMany(registrations, request);
  });
}

async function refuseTooMany(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const state = await limiter(request);
  if (state.isAllowed || !state.isExceeded) return;
  throw new DomainError("too_many", "Too many requests. Try again in a moment.", {
    retryAfterSeconds: Math.max(1, state.ttlInSeconds),
  });
}
