import type { ChangeEmailInput } from "@triplan/contract";
import {
  deleteEmailChange,
  deletePasswordResets,
  findAccount,
  findEmailChange,
  isUniqueViolation,
  saveEmailChange,
  UNIQUE_KEYS,
  updateUsername,
  type PendingEmail,
  type Queryable,
} from "@triplan/db";
import { DomainError, EMAIL_LINK_HOURS, EMAIL_TAKEN, EMAIL_UNCHANGED } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { currentUser } from "../auth/current-user.ts";
import { confirmPassword } from "./confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";

const HOUR = 3_600_000;

export interface Email {
  username: string;
  pending: PendingEmail | null;
}

/** The account's address, and the new one that waits to be confirmed. */
export async function readEmail(ctx: AuthedContext): Promise<Email> {
  const { db, userId, now } = ctx;
  const user = await currentUser(ctx);
  const pending = await findEmailChange(db, { userId, now: now.toISOString() });
  return { username: user?.username ?? "", pending: pending ?? null };
}

/**
 * With a mail server the new address holds once the link mailed to it is opened, so that a typo
 * locks nobody out. Without one it holds at once.
 */
export async function changeEmail(
  ctx: AuthedContext,
  { username, password }: ChangeEmailInput,
): Promise<Email> {
  const { db, userId, now, settings } = ctx;
  const present = await confirmPassword(ctx, password, "password");
  if (username === present) throw refusedField("username", EMAIL_UNCHANGED);
  if (await findAccount(db, username)) throw refusedField("username", EMAIL_TAKEN);
  await db.transaction().execute(async (trx) => {
    if (settings.passwordReset === "operator") {
      await setEmail(trx, { userId, username, field: "username" });
      return audit(trx, ctx, { userId, event: "email-changed" });
    }
    const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * HOUR).toISOString();
    await saveEmailChange(trx, { userId, username, now: now.toISOString(), expiresAt });
    await backgroundOf(ctx).jobs.send(trx, "email.confirm", { userId });
    await enqueueNotice(ctx, trx, { userId, notice: "email-change-requested" });
    return audit(trx, ctx, { userId, event: "email-change-requested" });
  });
  return readEmail(ctx);
}

/** Keeps the present address; the link that was mailed to the new one is void. */
export async function cancelEmailChange(ctx: AuthedContext): Promise<Email> {
  await deleteEmailChange(ctx.db, ctx.userId);
  return readEmail(ctx);
}

interface NewEmail {
  userId: number;
  username: string;
  /** Field of the input that an address in use is reported at. */
  field: "username" | "token";
}

/** Sets the address in a transaction. Reset links that were mailed to the previous one are void. */
export async function setEmail(
  trx: Queryable,
  { userId, username, field }: NewEmail,
): Promise<void> {
  try {
    await updateUsername(trx, { userId, username });
  } catch (error) {
    if (isUniqueViolation(error, UNIQUE_KEYS.username)) throw refusedField(field, EMAIL_TAKEN);
    throw error;
  }
  await deletePasswordResets(trx, userId);
}

export const refusedField = (path: string, message: string) =>
  new DomainError("rule_broken", message, { issues: [{ path, message }] });
