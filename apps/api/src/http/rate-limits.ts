import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../features/auth/network-of.ts";

/** How many calls are answered before a caller has to wait. */
export interface RateLimits {
  /** Of one user in a minute. */
  signedIn: number;
  /** Of all visitors of one network in a minute. */
  visitor: number;
  /** New accounts of one network in an hour. */
  registrations: number;
  /** Whether callers on the machine itself count too. */
  countsLoopback: boolean;
}

/** Far above what a person does, and far below what a script can do. */
export const USUAL_LIMITS = { signedIn: 600, visitor: 240, registrations: 30 } as const;

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

/** Slows down who calls too often; the session of a request must be known before. */
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
