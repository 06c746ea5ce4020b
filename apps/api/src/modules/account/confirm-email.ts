import type { ConfirmEmailInput } from "@triplan/contract";
import { inTransaction, takeEmailChange } from "@triplan/db";
import { EMAIL_LINK_VOID, refusedField } from "@triplan/domain";
import { hashOfToken } from "../../addresses/secret-token.ts";
import { audit } from "../../trpc/audit.ts";
import type { Context } from "../../trpc/context.ts";
import { setEmail } from "./email-change.ts";

/** Changes an account's address to the one that a link was mailed to. Needs no login. */
export function confirmEmail(
  ctx: Context,
  { token }: ConfirmEmailInput,
): Promise<{ username: string }> {
  const key = { tokenHash: hashOfToken(token), now: ctx.now.toISOString() };
  return inTransaction(ctx.db, async (trx) => {
    const change = await takeEmailChange(trx, key);
    if (!change) throw refusedField("token", EMAIL_LINK_VOID);
    await setEmail(trx, { ...change, field: "token" });
    await audit(trx, ctx, { userId: change.userId, event: "email-changed" });
    return { username: change.username };
  });
}
