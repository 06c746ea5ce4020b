import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";

/** Ends the login of this request; visitors have none. */
export async function logout(ctx: Context): Promise<void> {
  const { userId } = ctx.session;
  await ctx.session.end();
  if (userId !== null) await audit(ctx.db, ctx, { userId, event: "logged-out" });
}
