import { keepAccount, type Instant, type PublicUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";

export interface LoggedInUser extends PublicUser {
  /** Set if the account was to be deleted and this login keeps it. */
  isRestored?: true;
}

interface VerifiedUser extends PublicUser {
  deletionRequestedAt: Instant | null;
  disabledAt: Instant | null;
}

/**
 * Starts a session for a verified user and cancels a pending deletion of the account. Throws a
 * DomainError for a disabled account.
 */
export async function startLogin(
  ctx: Context,
  { deletionRequestedAt, disabledAt, ...user }: VerifiedUser,
): Promise<LoggedInUser> {
  refuseDisabled(ctx, { id: user.id, disabledAt });
  const isRestored = deletionRequestedAt !== null;
  if (isRestored && !(await keepAccount(ctx.db, user.id))) {
    throw new DomainError("unauthenticated", "This account is deleted");
  }
  await ctx.session.start(user.id);
  await audit(ctx.db, ctx, { userId: user.id, event: "logged-in" });
  if (isRestored) await audit(ctx.db, ctx, { userId: user.id, event: "account-kept" });
  return isRestored ? { ...user, isRestored } : user;
}

/** Throws a DomainError for a disabled account. */
export function refuseDisabled(
  { log, network }: Context,
  { id: userId, disabledAt }: Pick<VerifiedUser, "id" | "disabledAt">,
): void {
  if (disabledAt === null) return;
  log.warn({ network, userId }, "login of a disabled account");
  throw new DomainError(
    "forbidden",
    "This account is disabled. Ask the person who runs this server.",
  );
}
