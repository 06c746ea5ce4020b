import type { ChangeEmailInput } from "@triplan/contract";
import {
  deleteEmailChange,
  deletePasswordResets,
  findAccount,
  findEmail,
  inTransaction,
  isUniqueViolation,
  saveEmailChange,
  UNIQUE_KEYS,
  updateUsername,
  type Email,
  type Queryable,
} from "@triplan/db";
import {
  DomainError,
  EMAIL_LINK_HOURS,
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  refusedField,
} from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { confirmPassword } from "./confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { sendsMails } from "../auth/sends-mails.ts";

const HOUR = 3_600_000;

/** The account's address, and the new one that waits to be confirmed. */
export async function readEmail(ctx: AuthedContext): Promise<Email> {
  const { db, userId, now } = ctx;
  const email = await findEmail(db, { userId, now: now.toISOString() });
  if (!email) throw new DomainError("not_found", "Account not found");
  return email;
}

/**
 * With a mail server, the new address replaces the present one when the link mailed to it is
 * opened, so that a typo does not lock the athlete out. Without one, at once.
 */
export async function changeEmail(
  ctx: AuthedContext,
  { username, password }: ChangeEmailInput,
): Promise<Email> {
  const { db, userId, now } = ctx;
  const present = await confirmPassword(ctx, password, "password");
  if (username === present) throw refusedField("username", EMAIL_UNCHANGED);
  if (await findAccount(db, username)) throw refusedField("username", EMAIL_TAKEN);
  return inTransaction(db, async (trx) => {
    if (!sendsMails(ctx)) {
      await setEmail(trx, { userId, username, field: "username" });
      await audit(trx, ctx, { userId, event: "email-changed" });
      return { username, pending: null };
    }
    const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * HOUR).toISOString();
    await saveEmailChange(trx, { userId, username, now: now.toISOString(), expiresAt });
    await backgroundOf(ctx).jobs.send(trx, "email.confirm", { userId });
    await enqueueNotice(ctx, trx, { userId, notice: "email-change-requested" });
    await audit(trx, ctx, { userId, event: "email-change-requested" });
    return { username: present, pending: { username, expiresAt } };
  });
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
