import { DomainError } from "@triplan/domain";
import { initTRPC } from "@trpc/server";
import { publicError } from "../http/public-error.ts";
import type { Context } from "../context.ts";

const t = initTRPC.context<Context>().create({
  isDev: false,
  // A proxy ends connections that say nothing, and a browser does not notice that one is gone.
  sse: {
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

/** One log line a procedure; what is expected is told apart from what is broken. */
const logged = t.procedure.use(async ({ ctx, path, type, next }) => {
  const started = performance.now();
  const result = await next();
  const line = {
    path,
    type,
    ms: Math.round(performance.now() - started),
    userId: ctx.session.userId,
  };
  if (result.ok) {
    ctx.log.info({ ...line, ok: true }, "procedure");
    return result;
  }
  const { status, code } = publicError(result.error);
  if (status >= 500)
    ctx.log.error({ ...line, ok: false, code, err: result.error.cause }, "procedure");
  else ctx.log.info({ ...line, ok: false, code }, "procedure");
  return result;
});

/** For anyone, signed in or not. */
export const publicProcedure = logged;

/** For signed-in users: the context has their id. */
export const authedProcedure = logged.use(({ ctx, next }) => {
  if (ctx.session.userId === null) throw new DomainError("unauthenticated", "Unauthorized");
  return next({ ctx: { ...ctx, userId: ctx.session.userId } });
});
