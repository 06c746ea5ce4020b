import { DomainError } from "@triplan/domain";
import type { AuthedContext, Context } from "./context.ts";

/** The context of an athlete with a login; throws for visitors. */
export function authedContext(ctx: Context): AuthedContext {
  const { userId } = ctx.session;
  if (userId === null) throw new DomainError("unauthenticated", "Unauthorized");
  return { ...ctx, userId };
}
