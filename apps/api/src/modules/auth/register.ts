import type { Credentials } from "@triplan/contract";
import {
  inTransaction,
  insertUser,
  isUniqueViolation,
  UNIQUE_KEYS,
  type PublicUser,
} from "@triplan/db";
import { DomainError, EMAIL_TAKEN, initialSchedule, REGISTRATION_CLOSED } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseWeakPassword } from "./password-policy.ts";

/** Creates an account and signs it in; throws where registration is closed. */
export async function register(ctx: Context, input: Credentials): Promise<PublicUser> {
  if (ctx.settings.registration === "closed") {
    throw new DomainError("forbidden", REGISTRATION_CLOSED);
  }
  if (ctx.settings.passwordPolicy === "strict") {
    await refuseWeakPassword(input.password, input.username);
  }
  const user = await addUser(ctx, input);
  await ctx.session.start(user.id);
  await audit(ctx.db, ctx, { userId: user.id, event: "registered" });
  return user;
}

async function addUser(ctx: Context, { username, password }: Credentials): Promise<PublicUser> {
  try {
    const passwordHash = await hashPassword(password, ctx.settings.passwordCost);
    return await inTransaction(ctx.db, (trx) =>
      insertUser(trx, { username, passwordHash, defaultWeeklySchedule: initialSchedule() }),
    );
  } catch (error) {
    if (!isUniqueViolation(error, UNIQUE_KEYS.username)) throw error;
    throw new DomainError("conflict", EMAIL_TAKEN);
  }
}
