import { findPassword } from "@triplan/db";
import { refusedField } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { accountLabel } from "../auth/account-label.ts";
import { tryPassword } from "../auth/try-login.ts";

const NOT_YOURS = "This is not your password";

/** Throws unless it is the user's password; returns the user's name. Wrong ones count as failed logins. */
export async function confirmPassword(
  ctx: AuthedContext,
  password: string,
  field: "currentPassword" | "password",
): Promise<string> {
  const found = await findPassword(ctx.db, ctx.userId);
  const username = found?.username ?? "";
  if (await tryPassword(ctx, { username, password }, found?.passwordHash)) return username;
  ctx.log.warn({ network: ctx.network, account: accountLabel(ctx, username) }, "password refused");
  throw refusedField(field, NOT_YOURS);
}
