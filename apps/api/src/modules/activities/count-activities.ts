import { countActivities as countOf } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";

/** Total over all pages of the list. */
export const countActivities = async (ctx: AuthedContext): Promise<{ count: number }> => ({
  count: await countOf(ctx.db, { userId: ctx.userId }),
});
