import type { ChangePasswordInput } from "@triplan/contract";
import {
  deleteEmailChange,
  deletePasswordResets,
  deletePendingLogins,
  deleteSessionsOfUser,
  inTransaction,
  updatePasswordHash,
} from "@triplan/db";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { refuseWeakPassword } from "../auth/password-policy.ts";
import { confirmPassword } from "./confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";

/** Changes the password, ends every login and starts a new one here. */
export async function changePassword(
  ctx: AuthedContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ ended: number }> {
  const { db, userId, settings } = ctx;
  const username = await confirmPassword(ctx, currentPassword, "currentPassword");
  if (settings.passwordPolicy === "strict") {
    await refuseWeakPassword(newPassword, username, "newPassword");
  }
  const passwordHash = await hashPassword(newPassword, settings.passwordCost);
  const ended = await inTransaction(db, async (trx) => {
    await updatePasswordHash(trx, { userId, passwordHash });
    await deletePasswordResets(trx, userId);
    await deletePendingLogins(trx, userId);
    await deleteEmailChange(trx, userId);
    await enqueueNotice(ctx, trx, { userId, notice: "password-changed" });
    await audit(trx, ctx, { userId, event: "password-changed" });
    return deleteSessionsOfUser(trx, { userId });
  });
  ctx.streams.end(ended);
  await ctx.session.start(userId);
  return { ended: ended.length - 1 };
}
