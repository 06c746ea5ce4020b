import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";

interface ReadLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  /** Requests with the same key are counted together. */
  keyOf: (request: FastifyRequest) => string;
  message: string;
}

/** Limits the requests of a scope that is open to everyone. */
export async function limitReads(
  scope: FastifyInstance,
  { max, timeWindow, keyOf, message }: ReadLimit,
): Promise<void> {
  await scope.register(rateLimit, {
    max,
    timeWindow,
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError("too_many", message, { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    addHeaders: {},
    addHeadersOnExceeding: {},
  });
}

/** The token in the path of a request; empty if it has none. */
export function tokenIn({ params }: FastifyRequest): string {
  const token: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, "token") : "";
  return typeof token === "string" ? token : "";
}
