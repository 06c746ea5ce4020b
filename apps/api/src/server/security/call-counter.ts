import { countCalls, type Queryable } from "@triplan/db";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How many calls of one caller are allowed in a window. */
export interface Limit {
  /** Of this limit alone. */
  name: string;
  /** Milliseconds. */
  window: number;
  /** Calls with the same caller are counted together. */
  callerOf: (request: FastifyRequest) => string;
  maxOf: (caller: string) => number;
}

/** Counts calls of a request; the seconds to wait if there are too many, else null. */
export type CountCalls = (request: FastifyRequest, calls: number) => Promise<number | null>;

/** Counts in this process. */
export function countInMemory(scope: FastifyInstance, limit: Limit): CountCalls {
  const count = scope.createRateLimit({
    timeWindow: limit.window,
    keyGenerator: limit.callerOf,
    max: (_request, caller) => limit.maxOf(caller),
  });
  return async (request, calls) => {
    for (let call = 0; call < calls; call += 1) {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) return Math.max(1, state.ttlInSeconds);
    }
    return null;
  };
}

/**
 * Counts in the database, for all processes together. What is too much for this process alone is
 * refused without a statement, so that a flood of calls is no flood of writes.
 */
export function countInDatabase(scope: FastifyInstance, db: Queryable, limit: Limit): CountCalls {
  const countHere = countInMemory(scope, limit);
  const { name, window, callerOf, maxOf } = limit;
  return async (request, calls) => {
    const wait = await countHere(request, calls);
    if (wait !== null) return wait;
    const caller = callerOf(request);
    const counted = await countCalls(db, { caller, name, calls, seconds: window / 1000 });
    return counted.count > maxOf(caller) ? Math.max(1, counted.secondsLeft) : null;
  };
}
