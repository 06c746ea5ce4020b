import type { PreferencesInput } from "@triplan/contract";
import { findPublicUser, updateUserPreferences, type PublicUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Stores the given preferences and leaves the others unchanged. */
export async function updatePreferences(
  ctx: AuthedContext,
  patch: PreferencesInput,
): Promise<PublicUser> {
  const user =
    Object.keys(patch).length === 0
      ? await findPublicUser(ctx.db, ctx.userId)
      : await updateUserPreferences(ctx.db, ctx.userId, patch);
  if (!user) throw new DomainError("unauthenticated", "Unauthorized");
  return user;
}
