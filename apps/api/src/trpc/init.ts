import { isConnectionError } from "@triplan/db";
import { initTRPC } from "@trpc/server";
import { reportOutage } from "../incidents.ts";
import { authedContext } from "./authed-context.ts";
import { publicError } from "./public-error.ts";
import type { Context } from "./context.ts";

const t = initTRPC.context<Context>().create({
  isDev: false,
  // Proxies close idle connections, and browsers do not notice a lost one.
  sse: {
    // The client connects again, and its login is checked again.
    maxDurationMs: 15 * 60_000,
    ping: { enabled: true, intervalMs: 10_000 },
    client: { reconnectAfterInactivityMs: 25_000 },
  },
  errorFormatter: ({ shape, error, ctx }) => {
    const { status, message, code, issues } = publicError(error);
    const data = { ...shape.data, httpStatus: status, reason: code, issues };
    return { ...shape, message, data: { ...data, requestId: ctx?.requestId ?? null } };
  },
});

export const { router, createCallerFactory } = t;

/** Notes how each procedure ended for the line of its request, and logs unexpected errors. */
const logged = t.procedure.use(async ({ ctx, path, next }) => {
  const started = performance.now();
  const result = await next();
  const ms = Math.round(performance.now() - started);
  if (result.ok) {
    ctx.outcomes.push({ path, ms, ok: true });
    return result;
  }
  const { status, code } = publicError(result.error);
  ctx.outcomes.push({ path, ms, ok: false, code });
  const { cause: err } = result.error;
  if (status === 429) reportRefusal(ctx, path);
  if (status < 500) return result;
  if (isConnectionError(err)) reportOutage(ctx.incidents, ctx.log, err);
  else ctx.log.error({ path, code, err }, "procedure failed");
  return result;
});

const reportRefusal = ({ incidents, log, network, session: { userId } }: Context, path: string) =>
  incidents.report(log, {
    level: "warn",
    message: "call refused: too many",
    key: `429 ${path} ${network} ${userId}`,
    fields: { network, userId, path },
  });

export const publicProcedure = logged;

/** Counts each call against the limit of its path, valid or not. */
export const countCall = t.middleware(async ({ ctx, path, next }) => {
  await ctx.callLimits?.count(path);
  return next();
});

/**
 * Requires a login: the context has the user id, and the input for a thread. What a mutation
 * changes is sent to the watch.
 */
export const authedProcedure = publicProcedure.use(
  async ({ ctx, type, getRawInput, signal, next }) => {
    const authed = authedContext(ctx);
    const call = () => next({ ctx: { ...authed, type, getRawInput } });
    if (type !== "mutation") return call();
    // Writes that wait for a locked row hold connections that others need.
    const result = await ctx.writes.run(authed.userId, call, signal);
    if (result.ok) await ctx.background?.planChanged(authed);
    return result;
  },
);
