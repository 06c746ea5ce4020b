import { findPublicUser, type PublicUser } from "@triplan/db";
import type { Context } from "../../trpc/context.ts";

export async function currentUser(ctx: Context): Promise<PublicUser | null> {
  if (ctx.session.userId === null) return null;
  return (await findPublicUser(ctx.db, ctx.session.userId)) ?? null;
}
