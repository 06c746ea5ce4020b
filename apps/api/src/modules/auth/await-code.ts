import { insertPendingLogin } from "@triplan/db";
import { DomainError, LOGIN_CODE_NEEDED } from "@triplan/domain";
import { newLinkToken } from "../../addresses/secret-token.ts";
import type { Context } from "../../trpc/context.ts";

/** Time that an athlete has to enter the code, in milliseconds. */
export const PENDING_LOGIN_LIFETIME = 5 * 60_000;

/**
 * Has this browser complete its login with a code. Returns the error that asks for it: only an answer
 * without an error means that the login has begun.
 */
export async function awaitCode(
  { db, now, session }: Context,
  userId: number,
): Promise<DomainError> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + PENDING_LOGIN_LIFETIME).toISOString();
  // First, because it fails for a browser that could not keep it.
  session.keepPendingLogin(token);
  await insertPendingLogin(db, { tokenHash, userId, now: now.toISOString(), expiresAt });
  return new DomainError("code_required", LOGIN_CODE_NEEDED);
}
