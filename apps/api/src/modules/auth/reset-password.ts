import type { ResetPasswordInput } from "@triplan/contract";
import {
  deleteEmailChange,
  deletePasswordResets,
  deletePendingLogins,
  deleteSessionsOfUser,
  findResetAccount,
  inTransaction,
  takePasswordReset,
  updatePasswordHash,
} from "@triplan/db";
import { refusedField, RESET_LINK_VOID } from "@triplan/domain";
import { hashOfToken } from "../../addresses/secret-token.ts";
import { enqueueNotice } from "./mail-notice.ts";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";
import { loginThrottle } from "./login-throttle.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseWeakPassword } from "./password-policy.ts";

const refused = () => refusedField("token", RESET_LINK_VOID);

/** Sets the password of a link's account once, and ends all its logins. */
export async function resetPassword(
  ctx: Context,
  { token, newPassword }: ResetPasswordInput,
): Promise<{ ended: number }> {
  const { db, settings } = ctx;
  const key = { tokenHash: hashOfToken(token), now: ctx.now.toISOString() };
  const account = await findResetAccount(db, key);
  if (!account) throw refused();
  const { userId, username } = account;
  if (settings.passwordPolicy === "strict") {
    await refuseWeakPassword(newPassword, username, "newPassword");
  }
  const passwordHash = await hashPassword(newPassword, settings.passwordCost);
  const ended = await inTransaction(db, async (trx) => {
    if (!(await takePasswordReset(trx, { ...key, userId }))) throw refused();
    await deletePasswordResets(trx, userId);
    await deletePendingLogins(trx, userId);
    await deleteEmailChange(trx, userId);
    await enqueueNotice(ctx, trx, { userId, notice: "password-reset" });
    await updatePasswordHash(trx, { userId, passwordHash });
    await audit(trx, ctx, { userId, event: "password-reset" });
    return deleteSessionsOfUser(trx, { userId });
  });
  // Earlier failed logins would block the new password, too.
  await loginThrottle(ctx, username).forget();
  ctx.streams.end(ended);
  return { ended: ended.length };
}
